/** Bytes stand last: on SQLite, what stands behind them is only read through them. */
export const media = (bytes: "blob" | "bytea") => [
	`create table media (
		hash text primary key,
		width integer not null,
		height integer not null,
		created_at text not null,
		bytes ${bytes} not null
	)`,
	`create table media_texts (
		hash text not null references media (hash) on delete cascade,
		language text not null,
		alt text not null,
		constraint media_texts_key primary key (hash, language)
	)`,
	`create table media_focal_points (
		hash text not null primary key references media (hash) on delete cascade,
		focal_x double precision not null,
		focal_y double precision not null
	)`,
	`create table media_names (
		hash text not null primary key references media (hash) on delete cascade,
		name text not null
	)`,
	`create table logos (
		hash text primary key,
		type text not null,
		width integer not null,
		height integer not null,
		is_opaque integer not null,
		created_at text not null,
		bytes ${bytes} not null
	)`,
	`create table site_look (
		id integer primary key,
		look text not null,
		version integer not null,
		updated_at text
	)`,
	"insert into site_look (id, look, version) values (1, '{}', 1)",
];
