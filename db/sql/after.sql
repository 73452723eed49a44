-- Run after every migration, by the owner, under the migration lock. Idempotent.
-- Who may do what is stated once, for all tables, so that a new table cannot be forgotten:
-- every table with a salon_id (and salons itself) is bound by forced row-level security.

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
BEGIN
  FOR owned IN
    SELECT c.relname AS name,
           CASE WHEN c.relname = 'salons' THEN 'id' ELSE 'salon_id' END AS salon_column
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p')
      AND (c.relname = 'salons' OR EXISTS (
        SELECT FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attname = 'salon_id' AND NOT a.attisdropped))
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned.name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', owned.name);
    EXECUTE format('DROP POLICY IF EXISTS own_salon ON %I', owned.name);
    EXECUTE format('CREATE POLICY own_salon ON %I TO undertone_app USING (%I = %s) WITH CHECK (%I = %s)',
      owned.name, owned.salon_column, salon, owned.salon_column, salon);
    EXECUTE format('DROP POLICY IF EXISTS all_salons ON %I', owned.name);
    EXECUTE format('CREATE POLICY all_salons ON %I TO undertone_system USING (true) WITH CHECK (true)', owned.name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO undertone_app, undertone_system', owned.name);
  END LOOP;
END $$;

-- Whose session it is and where they work is one question, asked by the app's own login.
DROP POLICY IF EXISTS sign_in ON stylists;
CREATE POLICY sign_in ON stylists FOR SELECT TO CURRENT_USER USING (user_id IS NOT NULL);

-- Who released a blocked formula is written once and stays: neither it nor what it hangs on can be deleted by the app,
-- and of a formula nothing changes but whether its grams are shown, and what the checks say of it.
REVOKE UPDATE, DELETE ON formula_overrides FROM undertone_app, undertone_system;
REVOKE DELETE ON consultations, salons, stylists FROM undertone_app;
REVOKE UPDATE, DELETE ON formulas FROM undertone_app;
GRANT UPDATE (withheld, findings) ON formulas TO undertone_app;
REVOKE UPDATE, DELETE ON safety_overrides FROM undertone_app, undertone_system;

-- The ledger of consent is written once and stays; an erased client's lines go, and that is all that is ever taken from it.
REVOKE UPDATE ON sms_consents FROM undertone_app, undertone_system;

-- What came and went, of stock and of money, what a service cost and how a post fared, is written once and stays;
-- where it hangs on something that goes, it goes with it by the owner's hand (on delete cascade).
REVOKE UPDATE, DELETE ON stock_movements, ledger_entries, service_prices, social_attempts, audit_log, account_checks FROM undertone_app, undertone_system;
-- The words beside a movement may name an erased client: they can be blotted out, the movement cannot be changed.
GRANT UPDATE (note) ON stock_movements TO undertone_app;
REVOKE DELETE ON items, suppliers, mixed_bowls, payments, refunds FROM undertone_app;

-- Numbers of deliveries belong to nobody and hold no one's data.
GRANT SELECT, INSERT, DELETE ON sms_receipts, stripe_events TO undertone_system;

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
