import { readdirSync } from "node:fs";

/** The rooms of the house, lowest first: a file imports from its own room and those below it. */
const features = readdirSync("app/features", { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map((entry) => entry.name);

/** What belongs to one feature alone: its tables, its screens, its calls. */
const privateEndings = "\\.(store|row|api|http)\\.server\\.ts$|\\.(page|layout|admin)\\.tsx$|\\.query\\.ts$";
const test = "\\.test\\.tsx?$";

/** Computed from the folder list, so that a new feature is walled at its birth. */
const betweenFeatures = features.map((name) => ({
	name: `${name}-keeps-to-itself`,
	comment:
		"A feature never imports another feature's store, calls or screen: composition passes the data in.",
	severity: "error",
	from: { path: `^app/features/${name}/`, pathNot: test },
	to: { path: `^app/features/(?!${name}/)[^/]+/.*(${privateEndings})` },
}));

export default {
	forbidden: [
		...betweenFeatures,
		{
			name: "ui-knows-no-noun",
			severity: "error",
			from: { path: "^app/ui/" },
			to: { path: "^(app/(features|i18n|document|api-client|admin-ui)/|server/|platform/|migrations/)" },
		},
		{
			name: "content-knows-no-noun",
			comment: "How content is described is the same for every noun.",
			severity: "error",
			from: { path: "^app/content/" },
			to: { path: "^(app/features/|server/|migrations/)" },
		},
		{
			name: "text-knows-no-feature",
			severity: "error",
			from: { path: "^app/i18n/" },
			to: { path: "^(app/(features|ui|admin-ui|document)/|server/|migrations/)" },
		},
		{
			name: "platform-knows-no-noun",
			severity: "error",
			from: { path: "^platform/" },
			to: { path: "^(app/|server/)" },
		},
		{
			name: "features-know-no-composition",
			comment: "Features stand on platform, ui and text; routes, http and the seed stand on features.",
			severity: "error",
			from: { path: "^app/features/", pathNot: test },
			to: { path: "^(app/(root|routes|entry\\.)|server/)" },
		},
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
			name: "the-site-knows-no-measuring",
			comment: "Browser tests and benchmarks stand on the site, never the other way round.",
			severity: "error",
			from: { path: "^(app|platform|server|migrations)/" },
			to: { path: "^(bench|e2e)/" },
		},
		{
			name: "no-circle",
			severity: "error",
			from: {},
			to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
		},
		{
			name: "nothing-missing",
			severity: "error",
			from: { pathNot: "\\.d\\.ts$" },
			to: { couldNotResolve: true, pathNot: "^(virtual:|\\./\\+types/|hast$)" },
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
