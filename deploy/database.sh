#!/bin/sh
# Run once by the PostgreSQL image on a new data folder: a role of no more rights than the app wants, and its database.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$UNDERTONE_PASSWORD" -U postgres <<'SQL'
create role undertone login createrole password :'password';
create database undertone owner undertone;
SQL
