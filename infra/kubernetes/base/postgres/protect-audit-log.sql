-- Lets the auth service give up ownership of its audit log, so that it can add and read entries but neither
-- change nor remove one. A superuser runs this: CloudNativePG in template1 of a new cluster, from which the
-- databases are created, or a person in the database auth of an existing one. The service calls the
-- function after each start.

do $$
begin
  if not exists (select from pg_roles where rolname = 'audit_owner') then
    create role audit_owner nologin;
  end if;
end $$;

-- In a separate schema, which the owner of the database cannot drop.
create schema if not exists protection;
grant usage on schema protection to public;

create or replace function protection.protect_audit_log() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  entries regclass := to_regclass('public.audit_entries');
  service name;
begin
  -- Several pods may start at the same time.
  perform pg_advisory_xact_lock(hashtextextended('protect_audit_log', 0));
  select pg_get_userbyid(relowner) into service from pg_class where oid = entries;
  if service is null or service = 'audit_owner' then return; end if;
  -- Only the owner may give the table away, or a superuser on the owner's behalf.
  if service <> session_user and not (select rolsuper from pg_roles where rolname = session_user) then
    raise exception 'The audit log belongs to another role' using errcode = 'insufficient_privilege';
  end if;
  -- The owner of a schema can drop the objects in it. The service keeps the database itself: its role can
  -- connect to no other database, and a database cannot be dropped from within.
  alter schema public owner to audit_owner;
  execute format('grant usage, create on schema public to %I', service);
  alter table public.audit_entries owner to audit_owner;
  alter function public.refuse_audit_change() owner to audit_owner;
  execute format('revoke all on public.audit_entries from public, %I', service);
  execute format('grant select, insert on public.audit_entries to %I', service);
end $$;
