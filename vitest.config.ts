import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const include = [
	"app/**/*.test.{ts,tsx}",
	"platform/**/*.test.ts",
	"server/**/*.test.ts",
	"migrations/**/*.test.ts",
	"scripts/**/*.test.ts",
	"torture/**/*.test.ts",
	"updater/**/*.test.ts",
];

const filesWith = (words: string) =>
	globSync(include).filter((file) => readFileSync(file, "utf8").includes(words));

/** In processes of their own: what looks for a document when it is loaded finds one, others none. */
const documents = filesWith("testing/dom.ts");
/** Files that load modules anew, which would leave behind those that other files hold. */
const alone = filesWith("vi.resetModules()");

// Programs that tests start read their modules from there; beside that, the transformed modules of
// the tests: outside of node_modules, which `npm ci` empties.
const cache = join(import.meta.dirname, ".cache");
process.env.NODE_COMPILE_CACHE ??= join(cache, "node");

export default defineConfig({
	test: {
		fsModuleCachePath: join(cache, "vitest"),
		globalSetup: ["./platform/testing/databases.global.ts"],
		setupFiles: ["./platform/testing/react.setup.ts"],
		environment: "node",
		// Collects garbage less often, which took a fifth of the processor's time, and in the thread that runs the
		// tests: helper threads would take the processor from other workers.
		execArgv: ["--max-semi-space-size=64", "--single-threaded-gc"],
		// The modules of the house are loaded once a worker, not once a file: half the time.
		isolate: false,
		// What a test put in place of a global does not outlive it.
		unstubGlobals: true,
		unstubEnvs: true,
		restoreMocks: true,
		// One more than the cores that are expected: tests wait for processes, databases and servers of
		// their own. Each loads the whole site, and has a PostgreSQL database of its own in the one cluster.
		maxWorkers: 3,
		testTimeout: 30_000,
		// As in the browser tests: a machine shared with others can stand still for seconds. What a
		// property test found is no noise: another try would play other values.
		retry: { count: 1, condition: /^(?!Property failed)/ },
		hookTimeout: 60_000,
		passWithNoTests: false,
		projects: [
			{
				extends: true,
				test: {
					name: "document",
					include: documents,
					exclude: alone,
					setupFiles: ["./platform/testing/document.setup.ts"],
				},
			},
			{ extends: true, test: { name: "alone", include: alone, isolate: true } },
			{ extends: true, test: { name: "server", include, exclude: [...documents, ...alone] } },
		],
	},
});
