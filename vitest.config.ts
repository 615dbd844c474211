import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const include = [
	"app/**/*.test.{ts,tsx}",
	"platform/**/*.test.ts",
	"server/**/*.test.ts",
	"migrations/**/*.test.ts",
	"scripts/**/*.test.ts",
	"torture/**/*.test.ts",
];

/** Each has a process with a document of its own; what React and its queries hold stays in it. */
const documents = globSync(include).filter((file) => readFileSync(file, "utf8").includes("testing/dom.ts"));

export default defineConfig({
	test: {
		globalSetup: ["./platform/testing/databases.global.ts"],
		environment: "node",
		// What a test put in place of a global does not outlive it.
		unstubGlobals: true,
		unstubEnvs: true,
		restoreMocks: true,
		// One worker a core; each has a PostgreSQL database of its own in the one cluster.
		maxWorkers: 2,
		testTimeout: 30_000,
		// As in the browser tests: a machine shared with others can stand still for seconds. What a
		// property test found is no noise: another try would play other values.
		retry: { count: 1, condition: /^(?!Property failed)/ },
		hookTimeout: 60_000,
		passWithNoTests: false,
		projects: [
			{ extends: true, test: { name: "document", include: documents } },
			// The modules of the house are loaded once a worker, not once a file: half the time.
			{ extends: true, test: { name: "server", include, exclude: documents, isolate: false } },
		],
	},
});
