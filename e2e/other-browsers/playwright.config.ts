import { defineConfig } from "@playwright/test";
import { type EngineName, engineNames } from "./engine.ts";

/** Journeys in the other engines, which Playwright runs but does not drive. */
export default defineConfig<object, { engineName: EngineName }>({
	testDir: ".",
	testMatch: "*.journey.ts",
	outputDir: "../../test-results",
	workers: 1,
	timeout: 240_000,
	forbidOnly: true,
	reporter: [["list"]],
	projects: engineNames.map((name) => ({ name, use: { engineName: name } })),
});
