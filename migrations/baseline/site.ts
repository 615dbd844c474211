export const site = [
	`create table settings (
		id text primary key,
		key text not null unique,
		value text not null,
		updated_at text not null
	)`,
	`create table site_facts (
		id integer primary key,
		facts text not null,
		version integer not null,
		updated_at text,
		opened_at text,
		promises_read_at text
	)`,
	`insert into site_facts (id, facts, version) values (1, '{}', 1)`,
	`create table form_links (
		address text primary key,
		next_at text not null,
		asked_at text,
		status integer,
		failing_since text,
		is_dead integer not null
	)`,
	`create table running_version (
		id integer primary key,
		version text not null,
		since text not null
	)`,
	`create table outgoing_mails (
		id text primary key,
		recipient text not null,
		language text not null,
		kind text not null,
		payload text not null,
		created_at text not null,
		next_try_at text,
		tries integer not null,
		sent_at text,
		last_error text,
		unhurried integer not null default 0,
		held integer not null default 0
	)`,
	`create index outgoing_mails_due on outgoing_mails (next_try_at)`,
	`create index outgoing_mails_recipient on outgoing_mails (recipient, created_at)`,
	`create index outgoing_mails_turn on outgoing_mails (unhurried, next_try_at)`,
	`create table unhurried_mail_pace (
		id integer primary key check (id = 1),
		next_at text not null
	)`,
	`insert into unhurried_mail_pace (id, next_at) values (1, '')`,
];
