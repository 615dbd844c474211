import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

/** A trespasser for each wall: a name, a file, its text, and the rule that it breaks. */
const trespassers: [string, string, string, string][] = [
	[
		"a new feature that reads another's tables",
		"app/features/gifts/gifts.ts",
		'import { articlesStore } from "#app/features/articles/storage/articles.store.server.ts";\nexport const gifts = articlesStore;\n',
		"error gifts-keeps-to-itself",
	],
	[
		"a feature that resizes images with another's own code",
		"app/features/events/pictures.server.ts",
		'import { prepareImage } from "#app/features/media/intake/image-intake.server.ts";\nexport const pictures = prepareImage;\n',
		"error events-keeps-to-itself",
	],
	[
		"a page that knows the application around it",
		"app/features/pages/nosy.server.ts",
		'import { siteApp } from "#server/routes/app.ts";\nexport const nosy = siteApp;\n',
		"error features-know-no-composition",
	],
	[
		"a root that knows the server",
		"app/nosy.server.ts",
		'import { openLimits } from "#server/composition/limits.ts";\nexport const nosy = openLimits;\n',
		"error app-knows-no-server",
	],
	[
		"a dialog that knows a noun",
		"app/admin-ui/nosy.ts",
		'import { article } from "#app/features/articles/article.ts";\nexport const nosy = article;\n',
		"error admin-ui-knows-no-noun",
	],
	[
		"an API client that knows a noun",
		"app/api-client/nosy.ts",
		'import { article } from "#app/features/articles/article.ts";\nexport const nosy = article;\n',
		"error api-client-knows-no-noun",
	],
	[
		"a server that knows how it is measured",
		"server/measured.ts",
		'import { median } from "#bench/figures.ts";\nexport const measured = median;\n',
		"error server-knows-no-command",
	],
	[
		"a server that knows how it is tortured",
		"server/tortured.ts",
		'import { markOf } from "#torture/ledger.ts";\nexport const tortured = markOf;\n',
		"error server-knows-no-command",
	],
	[
		"a screen that knows the server",
		"app/features/pages/secret.tsx",
		'import { openDatabase } from "#platform/database/open-database.ts";\nexport const secret = openDatabase;\n',
		"error browser-code-stays-off-the-server",
	],
	[
		"a button that knows a text",
		"app/ui/talkative.ts",
		'import { home } from "#app/i18n/en/home.ts";\nexport const talkative = home;\n',
		"error ui-knows-no-noun",
	],
	[
		"a screen with a schema that the policy would report",
		"app/features/pages/shape.ts",
		'import { z } from "zod";\nexport const shape = z.object({});\n',
		"error schemas-as-the-policy-allows",
	],
	[
		"a description of content that knows a noun",
		"app/content/nosy.ts",
		'import { eventFields } from "#app/features/events/event.ts";\nexport const nosy = eventFields;\n',
		"error content-knows-no-noun",
	],
	[
		"a file that knows the types of one that knows its own",
		"app/ui/one.ts",
		'import type { Other } from "./other.ts";\nexport type One = Other | string;\n',
		"error no-circle",
	],
	[
		"a site configuration that knows a language's texts",
		"app/site/nosy.ts",
		'import { locales } from "#app/i18n/language.ts";\nexport const nosy = locales;\n',
		"error site-knows-nothing",
	],
	[
		"a page's title that knows a noun",
		"app/metadata/nosy.ts",
		'import { article } from "#app/features/articles/article.ts";\nexport const nosy = article;\n',
		"error metadata-knows-no-noun",
	],
	[
		"a document that knows a page",
		"app/document/nosy.ts",
		'import { recallScript } from "#app/features/pages/rebrand/notice.ts";\nexport const nosy = recallScript;\n',
		"error document-knows-no-noun",
	],
	[
		"a page that knows how it is measured",
		"app/features/pages/measured.ts",
		'import { median } from "#bench/figures.ts";\nexport const measured = median;\n',
		"error app-knows-no-server",
	],
	[
		"a platform that knows a noun",
		"platform/nosy.ts",
		'import { article } from "#app/features/articles/article.ts";\nexport const nosy = article;\n',
		"error platform-knows-no-noun",
	],
	[
		"a text that knows a noun",
		"app/i18n/nosy.ts",
		'import { article } from "#app/features/articles/article.ts";\nexport const nosy = article;\n',
		"error text-knows-no-feature",
	],
	[
		"the look of mails that knows a noun",
		"app/mail/nosy.ts",
		'import { article } from "#app/features/articles/article.ts";\nexport const nosy = article;\n',
		"error mail-knows-no-noun",
	],
	[
		"a dialog that knows a text",
		"app/admin-ui/talkative.ts",
		'import { home } from "#app/i18n/en/home.ts";\nexport const talkative = home;\n',
		"error admin-ui-knows-no-noun",
	],
	[
		"a migration that changes with the code",
		"migrations/nosy.ts",
		'import { article } from "#app/features/articles/article.ts";\nexport const nosy = article;\n',
		"error migrations-stand-alone",
	],
	[
		"a file that imports what is not there",
		"platform/lost.ts",
		'import { gone } from "#platform/gone.ts";\nexport const lost = gone;\n',
		"error nothing-missing",
	],
];

const guest = {
	file: "app/features/events/offered.server.ts",
	text: 'import { accessRules } from "#app/features/session/require-administrator.server.ts";\nexport const offered = accessRules;\n',
};

/** The file with which the trespasser `app/ui/one.ts` closes a cycle. */
const accomplice = {
	file: "app/ui/other.ts",
	text: 'import type { One } from "./one.ts";\nexport type Other = One[];\n',
};

/** Rooms that know each other, if only by a type; tests may. */
const neighbours = [
	{
		file: "app/features/events/guests/one.ts",
		text: 'import type { Two } from "#app/features/events/seats/two.ts";\nexport type One = Two;\n',
	},
	{
		file: "app/features/events/seats/three.ts",
		text: 'export const three = import("#app/features/events/guests/four.ts");\n',
	},
	{ file: "app/features/events/seats/two.ts", text: "export type Two = 2;\n" },
	{ file: "app/features/events/guests/four.ts", text: "export const four = 4;\n" },
	{ file: "app/metadata/one.test.ts", text: 'import "#app/mail/two.ts";\n' },
	{ file: "app/mail/two.ts", text: 'export const two = "";\n' },
	{ file: "app/mail/two.test.ts", text: 'import "#app/metadata/three.ts";\n' },
	{ file: "app/metadata/three.ts", text: "export const three = 3;\n" },
];

const folders = ["app", "platform", "server", "migrations", "scripts", "bench", "torture", "updater"];

let house = "";
let complaints: string[] = [];
let cycles: string[] = [];
let status: number | null = null;

/** Returns the file of this project that a text imports, and the name that it takes from there. */
function importIn(text: string): { file: string; name: string } | undefined {
	const [, name = "", file = ""] = /import (?:type )?\{ (\w+) \} from "#([^"]+)"/.exec(text) ?? [];
	return existsSync(file) ? { file, name } : undefined;
}

/**
 * Builds a house of trespassers and of what they import, under this project's rules: `npm run walls`
 * tries these on the project itself.
 */
beforeAll(async () => {
	house = await mkdtemp(join(tmpdir(), "ensemble-walls-"));
	const put = async (file: string, text: string) => {
		await mkdir(dirname(join(house, file)), { recursive: true });
		await writeFile(join(house, file), text);
	};
	for (const folder of folders) await mkdir(join(house, folder), { recursive: true });
	for (const file of ["tsconfig.json", "package.json", ".dependency-cruiser.mjs"]) {
		await copyFile(file, join(house, file));
	}
	await symlink(resolve("node_modules"), join(house, "node_modules"));
	const added = [...trespassers.map(([, file, text]) => ({ file, text })), guest, accomplice, ...neighbours];
	for (const { text } of added) {
		const imported = importIn(text);
		if (imported !== undefined) await put(imported.file, `export const ${imported.name} = {};\n`);
	}
	for (const { file, text } of added) await put(file, text);
	const checked = spawnSync("node", [resolve("scripts/walls.ts")], { cwd: house, encoding: "utf8" });
	const lines = checked.stderr.trim().split("\n");
	complaints = lines.filter((line) => /^(error|warn) /.test(line));
	cycles = lines.filter((line) => line.startsWith("app/features/"));
	status = checked.status;
});

afterAll(() => rm(house, { recursive: true, force: true }));

it("each trespasser but the lost one imports a file that there is", () => {
	const without = trespassers.filter(([, , text]) => text.includes('"#') && importIn(text) === undefined);
	expect(without.map(([, file]) => file)).toEqual(["platform/lost.ts"]);
});

it.each(trespassers)("%s fails the check", (_what, file, _text, complaint) => {
	expect(complaints.filter((line) => line.includes(` ${file} `)).join("\n")).toContain(complaint);
});

it("the check lets a feature use what another offers on purpose", () => {
	expect(complaints.filter((line) => line.includes(guest.file))).toEqual([]);
});

it("the check finds nothing else to complain of", () => {
	const files = trespassers.map(([, file]) => file);
	expect(complaints.filter((line) => !files.some((file) => line.includes(` ${file} `)))).toEqual([]);
});

it("the check fails where rooms know each other, if only by a type", () => {
	expect(cycles).toEqual([
		"app/features/events/guests -> app/features/events/seats: app/features/events/guests/one.ts imports app/features/events/seats/two.ts",
		"app/features/events/seats -> app/features/events/guests: app/features/events/seats/three.ts imports app/features/events/guests/four.ts",
	]);
	expect(status).toBe(1);
});
