import { defineConfig } from "@playwright/test";
import { findChromium, quietFlags } from "./e2e/support/browser.ts";
import { isLong } from "./platform/testing/long-tests.ts";

export default defineConfig({
	testDir: "e2e",
	outputDir: "test-results",
	globalSetup: "./e2e/support/global.setup.ts",
	// As many as the cores that are expected: a browser and its site keep one busy, and each worker has its own.
	workers: 2,
	timeout: 90_000,
	// As long as a machine that is three times slower takes for what takes a second or two.
	expect: { timeout: 20_000 },
	// A machine shared with others can stand still for seconds. What passed only then is named as
	// flaky at the end, and is a defect of the test or of the site.
	retries: 1,
	forbidOnly: true,
	// What is exhaustive rather than protective: `npm run test:long` runs it too.
	...(isLong ? {} : { grepInvert: /@long/ }),
	reporter: [["list"]],
	use: {
		browserName: "chromium",
		locale: "en-GB",
		timezoneId: "Europe/Paris",
		// Each frame of a movement is painted by the processor: a quarter of a visit's time. Tests of
		// what moves ask for it.
		contextOptions: { reducedMotion: "reduce" },
		launchOptions: { executablePath: findChromium(), args: quietFlags },
		// A trace of every test would take as much time as all tests; `--trace` asks for one.
		trace: "off",
		screenshot: "only-on-failure",
	},
});
