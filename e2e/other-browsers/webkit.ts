import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Builder, By, Capabilities, Key, Origin } from "selenium-webdriver";
import { freePort, until } from "#platform/testing/postgres-cluster.ts";
import type { Engine } from "./engine.ts";
import { findProgram } from "./installed.ts";

declare module "selenium-webdriver/lib/input" {
	interface Actions {
		/** Turns the wheel at a place of the window. The library's types do not know it yet. */
		scroll(x: number, y: number, right: number, down: number, origin: Origin, durationMs: number): Actions;
	}
}

/** WebKit's tool bar is wider than a phone: without margins the window may be narrow. */
const narrowToolBar = `
headerbar, toolbar, headerbar *, toolbar *, button, entry, image, box {
	min-width: 0; padding: 0; margin: 0; border-width: 0;
}
headerbar image, toolbar image { -gtk-icon-transform: scale(0.01); }
`;

/** Debian's WebKit for GTK on a screen that nobody sees, driven over WebDriver. */
export async function openWebkit(): Promise<Engine> {
	const driverPath = findProgram("WebKitWebDriver", "webkit2gtk-driver");
	const binary = findProgram("MiniBrowser", "webkit2gtk-driver", ["/usr/lib/*/webkit2gtk-4.*/MiniBrowser"]);
	const folder = await mkdtemp(join(tmpdir(), "ensemble-webkit-"));
	await mkdir(join(folder, "gtk-3.0"));
	await writeFile(join(folder, "gtk-3.0/gtk.css"), narrowToolBar);
	const screen = await openScreen();
	const port = await freePort();
	const server = spawn(driverPath, [`--port=${port}`], {
		stdio: "ignore",
		env: {
			...process.env,
			DISPLAY: screen.display,
			XDG_CONFIG_HOME: folder,
			LIBGL_ALWAYS_SOFTWARE: "1",
			LANG: "en_GB.UTF-8",
		},
	});
	await until(() => fetch(`http://127.0.0.1:${port}/status`));
	const options = { binary, args: ["--automation"] };
	const driver = await new Builder()
		.usingServer(`http://127.0.0.1:${port}`)
		.withCapabilities(new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options }))
		.build();
	const evaluate = async <Value>(expression: string) =>
		(await driver.executeAsyncScript(
			`const done = arguments[0]; Promise.resolve(${expression}).then(done)`,
		)) as Value;
	const actions = () => driver.actions({ async: true });

	return {
		evaluate,
		resize: async (width, height) => {
			const missing = () => evaluate<number[]>(`[${width} - innerWidth, ${height} - innerHeight]`);
			const window = driver.manage().window();
			await window.setRect({ width, height });
			// The window has a frame, and grows some time after it was told to: it is told again what is
			// missing.
			await until(async () => {
				const [wider = 0, higher = 0] = await missing();
				if (wider === 0 && higher === 0) return;
				const rect = await window.getRect();
				await window.setRect({ width: rect.width + wider, height: rect.height + higher });
				throw new Error(`The window is ${wider} and ${higher} pixels too small`);
			});
		},
		open: (address) => driver.get(address),
		moveTo: (x, y) =>
			actions()
				.move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT })
				.perform(),
		click: () => actions().press().release().perform(),
		wheel: (pixels) => actions().scroll(100, 300, 0, pixels, Origin.VIEWPORT, 0).perform(),
		type: (text) => actions().sendKeys(text).perform(),
		press: async (keys) => {
			const codes = keys.split("+").map(keyCode);
			const chord = actions();
			for (const code of codes) chord.keyDown(code);
			for (const code of codes.toReversed()) chord.keyUp(code);
			await chord.perform();
		},
		giveFile: (selector, path) => driver.findElement(By.css(selector)).sendKeys(path),
		partsLeadOn: false,
		close: async () => {
			await driver.quit();
			await end(server);
			await end(screen.process);
			await rm(folder, { recursive: true, force: true });
		},
	};
}

/** Returns the sign that WebDriver has for a key of this name in the DOM. */
function keyCode(name: string): string {
	const codes: Record<string, string> = {
		Control: Key.CONTROL,
		Shift: Key.SHIFT,
		Enter: Key.ENTER,
		Escape: Key.ESCAPE,
		Tab: Key.TAB,
		Backspace: Key.BACK_SPACE,
		Delete: Key.DELETE,
		ArrowLeft: Key.ARROW_LEFT,
		ArrowRight: Key.ARROW_RIGHT,
		ArrowDown: Key.ARROW_DOWN,
	};
	return codes[name] ?? name;
}

/** Opens a screen of its own, which tells its number once it is there. */
async function openScreen(): Promise<{ display: string; process: ChildProcess }> {
	const words = ["-displayfd", "3", "-screen", "0", "1600x1400x24", "-nolisten", "tcp"];
	const child = spawn(findProgram("Xvfb", "xvfb"), words, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
	const numberOutput = child.stdio[3] as Readable;
	const number = await new Promise<string>((resolve, reject) => {
		numberOutput.once("data", (chunk) => resolve(String(chunk).trim()));
		child.once("close", (code) => reject(new Error(`Xvfb ended with ${code}`)));
	});
	return { display: `:${number}`, process: child };
}

async function end(child: ChildProcess): Promise<void> {
	const ended = new Promise((resolve) => child.once("close", resolve));
	child.kill();
	await ended;
}
