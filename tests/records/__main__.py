"""Play the golden matches again and rewrite their records: `python -m tests.records`. Review the difference."""

from tests.records.golden import golden_records

for golden in golden_records():
    golden.path.parent.mkdir(parents=True, exist_ok=True)
    golden.path.write_text(golden.played().to_text(), encoding="utf-8")
    print(golden.file)
