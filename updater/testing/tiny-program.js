/**
 * The program of a tiny package: pages and notes on SQLite, with the addresses, commands and signals of the site, which it waits to be told to open.
 * What its version does wrong stands in `faults.json` of its package; only on the site itself, not in a trial,
 * where that names an instant.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createServer as createDoor } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";

const root = join(import.meta.dirname, "..");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const { start, openMs, later, afterMs, migrations, title, isUntold } = JSON.parse(
	readFileSync(join(root, "faults.json"), "utf8"),
);
const dataDir = process.env.DATA_DIR ?? "";
const isTrial = dataDir.endsWith("update-trial");
const [, , command, option] = process.argv;
const address = { port: Number(process.env.PORT), host: "127.0.0.1" };
/** Connections that wait for the site. @type {import("node:net").Socket[]} */
const waiting = [];
const door = createDoor({ pauseOnConnect: true }, (socket) => waiting.push(socket));

if (command === "backup" && !option?.startsWith("--")) {
	const database = new DatabaseSync(join(dataDir, "ensemble.sqlite"));
	database.prepare("vacuum into ?").run(option ?? "");
	database.close();
} else if (command === "restore") {
	const [unknown] = unknownIn(new DatabaseSync(option ?? "", { readOnly: true }));
	if (unknown === undefined) writeFileSync(join(dataDir, "ensemble.sqlite"), readFileSync(option ?? ""));
	else process.stderr.write(`This archive was written by a newer version of the site (${unknown}).\n`);
	process.exitCode = unknown === undefined ? 0 : 1;
} else if (command === "backup") {
	mkdirSync(join(dataDir, "backups"), { recursive: true });
	writeFileSync(
		join(dataDir, "backups", `${version}${option}`),
		readFileSync(join(dataDir, "ensemble.sqlite")),
	);
} else {
	try {
		if (option === "--when-told") await untilTold();
		if (openMs) await pause(openMs);
		serve();
	} catch (error) {
		process.stderr.write(`The site could not start: ${error}\n`);
		process.exitCode = 1;
	}
}

/** Waits to be told to open; ends with whoever started it unless it is told to keep its place. */
async function untilTold() {
	if (isUntold) throw new Error("Unknown option --when-told.");
	let isKept = false;
	process.once("disconnect", () => isKept || process.exit(0));
	const told = new Promise((resolve) => {
		process.on("message", (word) => {
			isKept = word === "keep";
			if (word !== "hold") return resolve(undefined);
			// A process that shares its address with none lets nobody wait here.
			for (const event of ["listening", "error"]) door.once(event, () => process.send?.("holding"));
			door.listen({ ...address, reusePort: true });
		});
	});
	process.send?.("loaded");
	await told;
}

/** @param {DatabaseSync} database */
function migrationsIn(database) {
	const rows = database.prepare("select name from kysely_migration").all();
	return rows.map(({ name }) => String(name));
}

/** Lists the migrations of newer versions. @param {DatabaseSync} database */
function unknownIn(database) {
	return migrationsIn(database).filter((name) => !migrations.includes(name));
}

function openNotes() {
	mkdirSync(dataDir, { recursive: true });
	const database = new DatabaseSync(join(dataDir, "ensemble.sqlite"));
	database.exec("pragma journal_mode = wal; create table if not exists kysely_migration (name text)");
	database.exec("create table if not exists notes (note text)");
	const file = join(root, "newer-tables.json");
	const tried = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
	const unknown = unknownIn(database).filter((name) => !tried.includes(name));
	if (unknown.length > 0) throw new Error(`The database was changed by a newer version (${unknown}).`);
	for (const name of migrations.filter(
		(/** @type {string} */ one) => !migrationsIn(database).includes(one),
	)) {
		if (name === "fails") throw new Error("The migration failed.");
		database.prepare("insert into kysely_migration values (?)").run(name);
	}
	return database;
}

/** @type {Buffer[]} */
const leaked = [];

/** @param {string} fault */
function go(fault) {
	if (fault === "crash") process.exit(3);
	if (fault === "hang") for (;;);
	if (fault === "leak") setInterval(() => leaked.push(Buffer.alloc(20_000_000, 1)), 50);
}

function serve() {
	const database = openNotes();
	if (start === "crash") throw new Error("The start failed.");
	let fault = "";
	if (later && !isTrial) {
		setTimeout(() => {
			fault = later;
			go(later);
		}, afterMs);
	}
	const server = createServer(async (request, response) => {
		const { url = "/", method } = request;
		const isPage = url === "/" || url === "/fr";
		if (isPage && (fault === "errors" || start === "errors")) return void response.writeHead(500).end();
		if (url === "/healthz" || (url === "/readyz" && start !== "hang")) return void response.end("ok");
		if (url === "/sitemap.xml")
			return void response.end("<loc>http://localhost/</loc><loc>http://localhost/fr</loc>");
		if (url === "/notes" && method === "POST") {
			const note = await new Response(
				/** @type {ReadableStream} */ (/** @type {unknown} */ (request)),
			).text();
			database.prepare("insert into notes values (?)").run(note);
			return void response.end(version);
		}
		if (url === "/notes")
			return void response.end(JSON.stringify(database.prepare("select note from notes").all()));
		if (!isPage) return void response.writeHead(404).end();
		response.end(`<title>${title}</title><p>Served to ${url}</p>`);
	});
	// One that waits to be told listens once it is ready, as the site does.
	if (start === "hang" && option === "--when-told") return void setInterval(() => undefined, 1_000);
	server.listen(door.listening ? door : { ...address, reusePort: option === "--when-told" }, () => {
		for (const socket of waiting) {
			server.emit("connection", socket);
			socket.resume();
		}
		// Whoever started it may have ended.
		if (process.connected) process.send?.("ready", undefined, undefined, () => undefined);
	});
	process.once("SIGTERM", () => {
		server.close(() => {
			database.close();
			process.exit(0);
		});
		server.closeIdleConnections();
	});
}
