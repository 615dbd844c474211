import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Stops calls home, and, as root, the request for a sandbox that it cannot have. */
export const quietFlags = [
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--no-first-run",
	"--disable-quic",
	...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

// The shell is the same engine without the windows of a desktop, which take a quarter of a run's
// time.
const names = [
	"chromium-headless-shell",
	"chromium",
	"chromium-browser",
	"google-chrome",
	"google-chrome-stable",
];
const places = [
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Returns the browser for the tests: CHROMIUM_PATH, else one found on this machine, else Playwright's own
 * download, else, on Debian as root, the package `chromium-headless-shell`. @throws Error with one line
 * saying what to do, where none can be had.
 */
export function findChromium(): string {
	const given = process.env.CHROMIUM_PATH;
	if (given) return given;
	const found = findInstalled() ?? [chromium.executablePath()].find(existsSync);
	if (found !== undefined) return found;
	if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
		execFileSync("apt-get", ["update"], { stdio: "ignore" });
		execFileSync("apt-get", ["install", "-y", "chromium-headless-shell"], { stdio: "ignore" });
	}
	const installed = findInstalled();
	if (installed !== undefined) return installed;
	throw new Error(
		"No browser for the tests: set CHROMIUM_PATH, install Chromium, or run `npx playwright install chromium`.",
	);
}

function findInstalled(): string | undefined {
	const onPath = (process.env.PATH ?? "").split(delimiter);
	const candidates = [...onPath.flatMap((folder) => names.map((name) => join(folder, name))), ...places];
	return candidates.find(existsSync);
}
