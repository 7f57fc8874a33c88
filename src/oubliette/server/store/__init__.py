"""The database: its tables, queries, migrations and the writer. Only this package imports SQLAlchemy."""
