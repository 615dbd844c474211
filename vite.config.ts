import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { childProcesses } from "./scripts/child-processes.ts";
import { serverParts } from "./scripts/packaging/server-parts.ts";

/**
 * The modules that public pages share stand in two files, the framework and the frame: fewer files
 * compress better and cost fewer requests. Each page adds its own; what only some visitors need is loaded
 * when they do.
 */
const frame = [
	/\/app\/(root\.tsx|site\/(?!admin-screens|roles|custom-addresses|fact|site-facts|number-words|profiles|art-places|icons|logo|page-texts|site-look)|metadata\/(?!admin-title))/,
	/\/app\/i18n\/(?!reading\/|slug|business-time|dates|field-messages|list-|marked-texts|own-texts|seat-price|variants|web-address|well-formed|one-line)/,
	/\/app\/ui\/(?!icon|line-icon|nothing-here|toast-viewport|use-hydrated)[\w-]+\.tsx?$/,
	/\/features\/site-shell\/(?!not-found)/,
	/\/features\/pages\/rebrand\/(notice|rebrand-notice|dismissal-script)\./,
	/\/features\/newsletter\/signup\/(newsletter-form|newsletter-section|use-readers-claim|use-sign-up)\./,
	/\/features\/analytics\/cookie-settings\./,
	/\/features\/media\/(media|media-picture)\./,
	// The cards of articles, with their dates and links, and the comparison with dating apps: two pages
	// each show them, and small files compress better as one.
	/\/app\/(i18n\/dates|features\/articles\/reader\/(article-card|card-layout|blog-address))\./,
	/\/features\/pages\/(comparison\/|.*apply-button\.)/,
];

const chunks = {
	groups: [
		{ name: "framework", priority: 2, test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
		{ name: "frame", priority: 1, test: (id: string) => frame.some((part) => part.test(id)) },
	],
};

/**
 * The packages that the server uses a part of: in the built server, only that part is read and stays in
 * memory at every start.
 */
const bundled = [
	/^zod(\/|$)/,
	/^kysely(\/|$)/,
	/^hono(\/|$)/,
	/^@hono\//,
	/^@asteasolutions\//,
	/^radix-ui(\/|$)/,
	/^@radix-ui\//,
	/^@tanstack\//,
	/^rate-limiter-flexible/,
	/^p-queue$/,
];

const entities = "decode-named-character-reference";
const tableOfEntities = fileURLToPath(import.meta.resolve(entities));

/** Adds the table of entities such as `&eacute;` for workers: in pages the document knows them. */
const entitiesInWorkers = (): Plugin => ({
	name: "entities-in-workers",
	enforce: "pre",
	resolveId: (id) => (id === entities ? tableOfEntities : undefined),
});

/**
 * The oldest browsers that pages are built for: what newer ones alone can read is written for these
 * too. The server, which runs on one version of Node, is built as it is written.
 */
const browsers = ["safari16.0", "chrome109", "edge109", "firefox115"];

export default defineConfig(({ command }) => ({
	plugins: [tailwindcss(), reactRouter(), childProcesses(), serverParts()],
	build: {
		target: browsers,
		// Every public page has the frame: what it loads later is not named in it.
		modulePreload: {
			resolveDependencies: (_file, imported, { hostId }) => (hostId.includes("/frame-") ? [] : imported),
		},
	},
	worker: { plugins: () => [entitiesInWorkers()] },
	// While developing, a worker's modules are a page's.
	resolve: { alias: command === "serve" ? [{ find: entities, replacement: tableOfEntities }] : [] },
	environments: {
		client: { build: { rollupOptions: { output: { codeSplitting: chunks } } } },
		// The server's own entry is built together with the pages, so that both share one module graph.
		ssr: {
			build: { target: "es2023", rollupOptions: { input: "./server/main.ts" } },
			resolve: { noExternal: command === "build" ? bundled : [] },
		},
	},
	server: { watch: { ignored: ["**/data/**", "**/e2e/**"] } },
	// Found before the first page: what is found late makes a page load twice.
	optimizeDeps: { entries: ["app/entry.client.tsx", "app/**/*.{admin,page,layout}.tsx"] },
	clearScreen: false,
}));
