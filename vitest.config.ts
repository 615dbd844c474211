import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: [
			"app/**/*.test.{ts,tsx}",
			"platform/**/*.test.ts",
			"server/**/*.test.ts",
			"migrations/**/*.test.ts",
			"scripts/**/*.test.ts",
			"torture/**/*.test.ts",
		],
		globalSetup: ["./platform/testing/databases.global.ts"],
		environment: "node",
		// One worker a core; each has a PostgreSQL database of its own in the one cluster.
		maxWorkers: 2,
		testTimeout: 30_000,
		// As in the browser tests: a machine shared with others can stand still for seconds. What a
		// property test found is no noise: another try would play other values.
		retry: { count: 1, condition: /^(?!Property failed)/ },
		hookTimeout: 60_000,
		passWithNoTests: false,
	},
});
