import { readdirSync } from "node:fs";

/** The rooms of the house, lowest first: a file imports from its own room and those below it. */
const features = readdirSync("app/features", { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map((entry) => entry.name);

const test = "\\.test\\.tsx?$";

/** The files that belong to one feature alone: all of its server's files, its screens, its reading of data. */
const privateEndings = "\\.server\\.tsx?$|\\.(page|layout|admin)\\.tsx$|\\.query\\.ts$";

/** Server's files that a feature offers to the others. */
const offered = "^app/features/session/(require-administrator|access-code)\\.server\\.ts$";

/** Computed from the folder list, so that a new feature is walled at its birth. */
const betweenFeatures = features.map((name) => ({
	name: `${name}-keeps-to-itself`,
	comment:
		"A feature imports no server's file or screen of another, but what is offered: composition passes data in.",
	severity: "error",
	from: { path: `^app/features/${name}/`, pathNot: test },
	to: { path: `^app/features/(?!${name}/)[^/]+/.*(${privateEndings})`, pathNot: offered },
}));

const compositionOfApp = "root|routes|entry\\.|admin\\.layout|site/site-context";

/** The floors, lowest first: what each is, its files, and what it must not know. */
const floors = [
	["platform-knows-no-noun", "^platform/", "^(app|server|e2e|bench|torture|scripts)/"],
	["site-knows-nothing", "^app/site/", "^(app/(?!site/)|server/|platform/|migrations/)"],
	[
		"text-knows-no-feature",
		"^app/i18n/",
		`^(app/(features/|ui/|admin-ui/|metadata/|document/|api-client/|content/|${compositionOfApp})|server/|migrations/)`,
	],
	[
		"ui-knows-no-noun",
		"^app/ui/",
		`^(app/(features/|i18n/|metadata/|document/|api-client/|admin-ui/|content/|${compositionOfApp})|server/|platform/|migrations/)`,
	],
	[
		"admin-ui-knows-no-noun",
		"^app/admin-ui/",
		`^(app/(features/|i18n/|metadata/|document/|api-client/|content/|${compositionOfApp})|server/|platform/|migrations/)`,
	],
	[
		"content-knows-no-noun",
		"^app/content/",
		`^(app/(features/|metadata/|document/|${compositionOfApp})|server/|migrations/)`,
	],
	[
		"metadata-knows-no-noun",
		"^app/metadata/",
		`^(app/(features/|ui/|admin-ui/|document/|api-client/|content/|${compositionOfApp})|server/|platform/|migrations/)`,
	],
	[
		"mail-knows-no-noun",
		"^app/mail/",
		`^(app/(features/|i18n/|admin-ui/|metadata/|document/|api-client/|content/|${compositionOfApp})|server/|platform/|migrations/)`,
	],
	[
		"document-knows-no-noun",
		"^app/document/",
		`^(app/(features/|ui/|admin-ui/|api-client/|content/|${compositionOfApp})|server/|platform/|migrations/)`,
	],
	[
		"api-client-knows-no-noun",
		"^app/api-client/",
		`^(app/(features/|metadata/|document/|content/|${compositionOfApp})|server/|platform/|migrations/)`,
	],
	[
		"features-know-no-composition",
		"^app/features/",
		"^(app/(document/|root|routes|entry\\.|admin\\.layout)|server/|migrations/index)",
	],
	["app-knows-no-server", "^app/", "^(server|e2e|bench|torture|scripts)/"],
	[
		"updater-stands-alone",
		"^updater/(?!testing/)",
		"^(app|platform|server|migrations|e2e|bench|torture|scripts|node_modules)/",
	],
	["server-knows-no-command", "^(server|migrations)/", "^(e2e|bench|torture|scripts)/"],
].map(([name, from, mustNotKnow]) => ({
	name,
	comment: "A floor knows those below it, never those above.",
	severity: "error",
	from: { path: from, pathNot: test },
	to: { path: mustNotKnow },
}));

export default {
	forbidden: [
		...betweenFeatures,
		...floors,
		{
			name: "migrations-stand-alone",
			severity: "error",
			from: { path: "^migrations/" },
			to: { path: "^(app|platform|server)/" },
		},
		{
			name: "browser-code-stays-off-the-server",
			comment: "Nothing that reaches a browser knows a database, a file or a secret.",
			severity: "error",
			from: {
				path: "^app/.*\\.(ts|tsx)$",
				pathNot: "\\.server\\.tsx?$|\\.test\\.|entry\\.server|\\.page\\.tsx$|\\.layout\\.tsx$|root\\.tsx$",
			},
			to: { path: "\\.server\\.tsx?$|^(server|platform|migrations)/", dependencyTypesNot: ["type-only"] },
		},
		{
			name: "schemas-as-the-policy-allows",
			comment:
				"In a browser, zod must have been told to make no functions from text: app/content/schema.ts does.",
			severity: "error",
			from: { path: "^app/", pathNot: "^app/content/schema\\.ts$|\\.server\\.tsx?$|\\.test\\." },
			to: { path: "(^|/)node_modules/zod/", dependencyTypesNot: ["type-only"] },
		},
		{
			name: "no-circle",
			severity: "error",
			from: {},
			to: { circular: true },
		},
		{
			name: "nothing-missing",
			severity: "error",
			from: { pathNot: "\\.d\\.ts$" },
			to: { couldNotResolve: true, pathNot: "^(virtual:|\\./\\+types/|hast$|mdast$)" },
		},
	],
	options: {
		doNotFollow: { path: "node_modules" },
		exclude: { path: "^(build|\\.react-router)/" },
		parser: "swc",
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.json" },
		enhancedResolveOptions: {
			extensions: [".ts", ".tsx", ".js", ".mjs", ".css", ".json"],
			conditionNames: ["import", "node", "types", "default"],
			exportsFields: ["exports"],
		},
	},
};
