export const access = [
	`create table access_codes (
		id integer primary key check (id = 1),
		hash text not null,
		updated_at text not null,
		configured_hash text
	)`,
	`create table sign_in_devices (
		id text primary key,
		token_hash text not null unique,
		created_at text not null,
		last_used_at text not null,
		language text,
		name text
	)`,
	`create table sessions (
		id text primary key,
		token_hash text not null unique,
		created_at text not null,
		last_seen_at text not null,
		expires_at text not null,
		device_id text references sign_in_devices (id) on delete set null
	)`,
	// Its library writes rows without naming columns: their order is part of its shape.
	`create table rate_limits (
		key varchar(255) primary key,
		points integer not null default 0,
		expire bigint
	)`,
	`create index rate_limits_expire on rate_limits (expire)`,
];
