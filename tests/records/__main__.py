"""Play the golden records again and write them anew: `python -m tests.records`. Read the difference, then keep it."""

from tests.records.golden import golden_records

for golden in golden_records():
    golden.path.parent.mkdir(parents=True, exist_ok=True)
    golden.path.write_text(golden.played().to_text(), encoding="utf-8")
    print(golden.file)
