-- Run after every migration, by the owner, under the migration lock. Idempotent.
-- Who may do what is stated once, for all tables, so that a new table cannot be forgotten:
-- every table with a salon_id (and salons itself) is bound by forced row-level security. A table whose wall stands is not locked.

DO $$
DECLARE role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['undertone_app', 'undertone_system'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role_name) THEN
      BEGIN
        EXECUTE format('CREATE ROLE %I NOLOGIN NOBYPASSRLS', role_name);
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
      END;
    END IF;
    IF NOT pg_has_role(current_user, role_name, 'MEMBER') OR NOT
       (CASE WHEN current_setting('server_version_num')::int >= 160000
            THEN pg_has_role(current_user, role_name, 'SET') ELSE true END) THEN
      EXECUTE format('GRANT %I TO %I', role_name, current_user);
    END IF;
  END LOOP;
END $$;

REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO undertone_app, undertone_system;

DO $$
DECLARE
  owned record;
  salon text := $q$nullif(current_setting('app.salon_id', true), '')::uuid$q$;
  -- the same as PostgreSQL writes it out
  as_kept text := $q$(%I = (NULLIF(current_setting('app.salon_id'::text, true), ''::text))::uuid)$q$;
BEGIN
  FOR owned IN
    SELECT c.relname AS name, c.relrowsecurity AND c.relforcerowsecurity AS bound,
           CASE WHEN c.relname = 'salons' THEN 'id' ELSE 'salon_id' END AS salon_column
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p')
      AND (c.relname = 'salons' OR EXISTS (
        SELECT FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attname = 'salon_id' AND NOT a.attisdropped))
  LOOP
    IF NOT owned.bound OR 2 > (
      SELECT count(*) FROM pg_policies
      WHERE schemaname = 'public' AND tablename = owned.name AND cmd = 'ALL' AND qual = with_check
        AND (policyname, roles, qual) IN (
          ('own_salon', '{undertone_app}', format(as_kept, owned.salon_column)),
          ('all_salons', '{undertone_system}', 'true'))) THEN
      EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned.name);
      EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', owned.name);
      EXECUTE format('DROP POLICY IF EXISTS own_salon ON %I', owned.name);
      EXECUTE format('CREATE POLICY own_salon ON %I TO undertone_app USING (%I = %s) WITH CHECK (%I = %s)',
        owned.name, owned.salon_column, salon, owned.salon_column, salon);
      EXECUTE format('DROP POLICY IF EXISTS all_salons ON %I', owned.name);
      EXECUTE format('CREATE POLICY all_salons ON %I TO undertone_system USING (true) WITH CHECK (true)', owned.name);
    END IF;
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO undertone_app, undertone_system', owned.name);
  END LOOP;
END $$;

-- Whose session it is and where they work is one question, asked by the app's own login.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_policies WHERE policyname = 'sign_in' AND tablename = 'stylists' AND roles = ARRAY[current_user]) THEN
    DROP POLICY IF EXISTS sign_in ON stylists;
    CREATE POLICY sign_in ON stylists FOR SELECT TO CURRENT_USER USING (user_id IS NOT NULL);
  END IF;
END $$;

-- Who released a blocked formula is written once and stays: neither it nor what it hangs on can be deleted by the app,
-- and of a formula nothing changes but whether its grams are shown, what the checks say of it, and the name of a client in its own.
REVOKE UPDATE, DELETE ON formula_overrides FROM undertone_app, undertone_system;
REVOKE DELETE ON consultations, salons, stylists FROM undertone_app;
REVOKE UPDATE, DELETE ON formulas FROM undertone_app;
GRANT UPDATE (withheld, findings, name) ON formulas TO undertone_app;
REVOKE UPDATE, DELETE ON safety_overrides FROM undertone_app, undertone_system;

-- The ledger of consent is written once and stays; an erased client's lines go, and that is all that is ever taken from it.
REVOKE UPDATE ON sms_consents FROM undertone_app, undertone_system;

-- What came and went, of stock and of money, what a service cost and how a post fared, is written once and stays;
-- where it hangs on something that goes, it goes with it by the owner's hand (on delete cascade).
REVOKE UPDATE, DELETE ON stock_movements, ledger_entries, service_prices, social_attempts, audit_log, account_checks FROM undertone_app, undertone_system;
-- The words beside a movement may name an erased client: they can be blotted out, the movement cannot be changed.
GRANT UPDATE (note) ON stock_movements TO undertone_app;
REVOKE DELETE ON items, suppliers, mixed_bowls, payments, refunds FROM undertone_app;
-- Of a bill nothing changes but that it was taken back, and words that name an erased client.
REVOKE UPDATE, DELETE ON bills FROM undertone_app;
GRANT UPDATE (undone_at, lines, discount_reason) ON bills TO undertone_app;

-- Numbers of deliveries belong to nobody and hold no one's data.
GRANT SELECT, INSERT, DELETE ON sms_receipts, stripe_events TO undertone_system;

-- Of people's sessions and mailed links the clean-up sees when they end, and no more.
GRANT SELECT (id, expires_at), DELETE ON session, verification TO undertone_system;

-- The installation's key pair for push is read and made by its own work alone.
GRANT SELECT, INSERT ON push_keys TO undertone_system;
GRANT USAGE ON SEQUENCE push_keys_id_seq TO undertone_system;

-- What the assistant did stays as it was; it can be marked as taken back, an erased client's words blotted out, and it
-- follows the message it came from when a new version takes that one's id.
REVOKE UPDATE, DELETE ON chat_actions FROM undertone_app;
GRANT UPDATE (words, changes, take_back, undone_at, message_id) ON chat_actions TO undertone_app;

-- Jobs: a salon's work may add some, within the transaction that causes them, and read none.
GRANT USAGE ON SCHEMA pgboss TO undertone_app, undertone_system;
GRANT SELECT ON pgboss.queue TO undertone_app, undertone_system;
GRANT INSERT, SELECT (id, start_after) ON pgboss.job, pgboss.job_common TO undertone_app, undertone_system;

-- The limiter's counters belong to nobody and hold no one's data.
GRANT SELECT, INSERT, UPDATE, DELETE ON rate_limit TO undertone_app, undertone_system;

-- Counters need not outlive a crash, and must not make every counted request wait for the disk.
DO $$
BEGIN
  IF (SELECT relpersistence FROM pg_class WHERE oid = 'rate_limit'::regclass) <> 'u' THEN
    ALTER TABLE rate_limit SET UNLOGGED;
  END IF;
END $$;

-- What an act of the assistant wrote. While `app.wrote` holds a list, every row that is written is noted there by table, key and
-- columns. It is sealed with a digest of how the act left each row, so that a later look tells whether anything followed.

CREATE OR REPLACE FUNCTION note_written() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was jsonb := to_jsonb(OLD);
  now jsonb := to_jsonb(NEW);
  noted jsonb;
BEGIN
  SELECT jsonb_build_object('table', TG_TABLE_NAME, 'made', TG_OP = 'INSERT',
    'key', (SELECT jsonb_object_agg(k, coalesce(now, was) -> k) FROM unnest(TG_ARGV) k),
    'columns', (SELECT jsonb_agg(k) FROM jsonb_object_keys(coalesce(now, was)) k
      WHERE now -> k IS DISTINCT FROM was -> k AND k NOT IN ('version', 'updated_at', 'last_at', 'read_at')))
    INTO noted;
  IF noted -> 'columns' <> 'null' THEN
    PERFORM set_config('app.wrote', (current_setting('app.wrote')::jsonb || noted)::text, true);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION row_by_key(name text, key jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  found jsonb;
  columns text := (SELECT string_agg(quote_ident(k), ', ') FROM jsonb_object_keys(key) k);
BEGIN
  EXECUTE format('SELECT to_jsonb(t) FROM %1$I t WHERE (%2$s) = (SELECT %2$s FROM jsonb_populate_record(null::%1$I, $1))',
    name, columns) INTO found USING key;
  RETURN found;
END $$;

CREATE OR REPLACE FUNCTION digest_of(now jsonb, columns jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT md5(string_agg(k || '=' || (now -> k)::text, ',' ORDER BY k)) FROM jsonb_array_elements_text(columns) k WHERE now IS NOT NULL
$$;

-- What was noted since `app.wrote` was set, sealed; nothing is noted after it. A row that came and went is left out.
CREATE OR REPLACE FUNCTION seal_written() RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  noted jsonb := nullif(current_setting('app.wrote', true), '')::jsonb;
BEGIN
  PERFORM set_config('app.wrote', '', true);
  RETURN CASE WHEN noted IS NULL THEN NULL ELSE (
    SELECT coalesce(jsonb_agg(jsonb_build_object('table', name, 'key', key, 'columns', columns, 'made', made,
      'digest', digest_of(now, columns))), '[]')
    FROM (
      SELECT n ->> 'table' AS name, n -> 'key' AS key, bool_or((n ->> 'made')::boolean) AS made,
             row_by_key(n ->> 'table', n -> 'key') AS now,
             (SELECT jsonb_agg(DISTINCT c) FROM jsonb_array_elements(jsonb_agg(n -> 'columns')) l, jsonb_array_elements(l) c) AS columns
      FROM jsonb_array_elements(noted) n GROUP BY 1, 2
    ) written WHERE NOT (made AND now IS NULL)
  ) END;
END $$;

-- The rows that some acts wrote, and what has followed on each: it was 'changed', has 'gone', was 'used' by a row of the table
-- `user_name`, or nothing (null). Of a row that was only changed, what counts as use is money taken since.
CREATE OR REPLACE FUNCTION rows_of_acts(acts uuid[])
RETURNS TABLE (act uuid, name text, row_now jsonb, followed text, user_name text) LANGUAGE plpgsql STABLE AS $$
DECLARE
  kind record;
  users text;
BEGIN
  FOR kind IN
    SELECT w ->> 'table' AS name, (SELECT string_agg(quote_ident(k), ', ') FROM jsonb_object_keys((array_agg(w -> 'key'))[1]) k) AS key
    FROM chat_actions a, jsonb_array_elements(a.wrote) w WHERE a.id = ANY (acts) GROUP BY 1
  LOOP
    SELECT string_agg(format(
        '(SELECT %1$L AS name FROM %1$I c, (SELECT (t.kept).*) p WHERE (%2$s) = (%3$s) AND (made %4$s)
          AND NOT EXISTS (SELECT FROM jsonb_array_elements(e.wrote) o WHERE o ->> ''table'' = %1$L AND to_jsonb(c) @> (o -> ''key'')))',
        child.relname, theirs, ours,
        CASE WHEN child.relname IN ('payments', 'refunds') THEN 'OR c.created_at > e.created_at' END), ' UNION ALL ')
      INTO users
    FROM pg_constraint f JOIN pg_class child ON child.oid = f.conrelid,
      LATERAL (
        SELECT string_agg(format('c.%I', c.attname), ', ' ORDER BY n) AS theirs, string_agg(format('p.%I', p.attname), ', ' ORDER BY n) AS ours
        FROM unnest(f.conkey, f.confkey) WITH ORDINALITY k(theirs, ours, n)
        JOIN pg_attribute c ON c.attrelid = f.conrelid AND c.attnum = k.theirs
        JOIN pg_attribute p ON p.attrelid = f.confrelid AND p.attnum = k.ours
      ) columns
    WHERE f.contype = 'f' AND f.confrelid = kind.name::regclass
      AND child.relname NOT IN ('outbox', 'sms_conversations', 'appointment_links')
      AND EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = f.conrelid AND t.tgname = 'note_written');
    RETURN QUERY EXECUTE format($q$
      SELECT e.id, %1$L, to_jsonb(t.kept),
        CASE WHEN digest IS NULL THEN CASE WHEN t.kept IS NOT NULL THEN 'changed' END
             WHEN t.kept IS NULL THEN 'gone'
             WHEN digest_of(to_jsonb(t.kept), columns) <> digest THEN 'changed'
             WHEN by.name IS NOT NULL THEN 'used' END,
        by.name
      FROM chat_actions e, jsonb_to_recordset(e.wrote) w("table" text, key jsonb, columns jsonb, made boolean, digest text)
      LEFT JOIN LATERAL (SELECT c AS kept FROM %1$I c WHERE (%2$s) = (SELECT %2$s FROM jsonb_populate_record(null::%1$I, key))) t ON true
      LEFT JOIN LATERAL (%3$s LIMIT 1) by ON true
      WHERE e.id = ANY ($1) AND w."table" = %1$L $q$,
      kind.name, kind.key, coalesce(users, '(SELECT NULL AS name WHERE false)')) USING acts;
  END LOOP;
END $$;

-- Left out is what cannot change, and what is kept of the doing itself; the checks' words on a formula follow from the rest.
DO $$
DECLARE
  kept record;
BEGIN
  FOR kept IN
    SELECT c.relname AS name,
           (SELECT string_agg(quote_literal(a.attname), ', ') FROM pg_index i
            JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
            WHERE i.indrelid = c.oid AND i.indisprimary) AS key
    FROM pg_class c
    JOIN pg_attribute s ON s.attrelid = c.oid AND s.attname = CASE WHEN c.relname = 'salons' THEN 'id' ELSE 'salon_id' END
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND has_table_privilege('undertone_app', c.oid, 'UPDATE')
      AND c.relname NOT IN ('chat_messages', 'chat_runs', 'chat_chunks', 'tool_receipts', 'act_requests', 'sms_messages', 'idempotency_keys')
  LOOP
    CONTINUE WHEN EXISTS (SELECT FROM pg_trigger t
      WHERE t.tgrelid = kept.name::regclass AND t.tgname = 'note_written'
        AND right(pg_get_triggerdef(t.oid), length(kept.key) + 2) = format('(%s)', kept.key));
    EXECUTE format($q$CREATE OR REPLACE TRIGGER note_written AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
      WHEN (current_setting('app.wrote', true) <> '') EXECUTE FUNCTION note_written(%s)$q$, kept.name, kept.key);
  END LOOP;
END $$;
