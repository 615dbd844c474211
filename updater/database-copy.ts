/**
 * `node database-copy.ts copy FILE COPY` copies a SQLite file that others write to, as of one moment;
 * `node database-copy.ts migrations FILE` prints the migrations that one has had, as JSON. Run as the account
 * of the site, whose files these are.
 */
import { backup, DatabaseSync } from "node:sqlite";

const [, , task, file = "", copy = ""] = process.argv;
const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
if (task === "copy") await backup(database, copy);
else {
	const rows = database.prepare("select name from kysely_migration order by name").all();
	process.stdout.write(JSON.stringify(rows.map(({ name }) => String(name))));
}
database.close();
