-- Run in the migrated database from which those of the tests are copied: notes what it holds, so that
-- a copy that was used can be made as good as new. That takes a tenth of the time of another copy.
create schema pristine;

-- Another text after any change of tables, columns, indexes, constraints, triggers and functions.
create function pristine.shape() returns text language sql as $$
	select concat_ws(' ',
		(select md5(string_agg(concat_ws(' ', relname, attname, atttypid, attnotnull, atthasdef), ','
				order by relname, attnum))
			from pg_class left join pg_attribute on attrelid = pg_class.oid and attnum > 0
			where relnamespace = 'public'::regnamespace),
		(select concat_ws(' ', count(*), max(oid)) from pg_proc where pronamespace = 'public'::regnamespace),
		(select concat_ws(' ', count(*), max(oid)) from pg_constraint
			where connamespace = 'public'::regnamespace),
		(select concat_ws(' ', count(*), max(oid)) from pg_trigger where not tgisinternal))
$$;

do $$
declare
	name text;
	is_filled boolean;
begin
	for name in select relname from pg_class
		where relnamespace = 'public'::regnamespace and relkind = 'r' order by oid
	loop
		execute format('select exists (select from public.%I)', name) into is_filled;
		if is_filled then
			execute format('create table pristine.%1$I as table public.%1$I', name);
		end if;
	end loop;
end $$;

-- Ends whoever is still connected, and puts every row back. False where the tables themselves are
-- others than they were. Tables that refer to others were made after these. A delete of a few rows
-- is quicker than `truncate`, which makes new files.
create function pristine.restore(expected text) returns boolean language plpgsql as $$
declare
	"table" record;
	is_filled boolean;
begin
	perform pg_terminate_backend(pid) from pg_stat_activity
		where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend';
	if pristine.shape() <> expected then
		return false;
	end if;
	for "table" in select oid, relname from pg_class
		where relnamespace = 'public'::regnamespace and relkind = 'r' order by oid desc
	loop
		execute format('select exists (select from public.%I)', "table".relname) into is_filled;
		if pg_relation_size("table".oid) > 1000000 then
			execute format('truncate public.%I cascade', "table".relname);
		elsif is_filled then
			execute format('delete from public.%I', "table".relname);
		end if;
	end loop;
	for "table" in select relname from pg_class
		where relnamespace = 'pristine'::regnamespace and relkind = 'r' order by oid
	loop
		execute format('insert into public.%1$I table pristine.%1$I', "table".relname);
	end loop;
	return true;
end $$;
