/**
 * Copies the whole of every document in `server/testing/clipboard/libreoffice/` with LibreOffice
 * and writes what its clipboard then holds as `text/html` beside it. Run `npm run clipboards` after
 * adding or changing one of them (it needs LibreOffice's `soffice`), read what came out, write the
 * `.md` that it is to become, and commit all three; nothing runs this during a test.
 * What is copied differs from what LibreOffice exports (`--convert-to html`): an export has tracked
 * deletions among the words, and pictures as files beside it. The head with its styles is in both.
 */
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, parse } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { readToolOptions } from "./tool-options.ts";

const run = promisify(execFile);
const folder = join("server", "testing", "clipboard", "libreoffice");
const sources = [".docx", ".fodt", ".rtf"];

/** A macro in LibreOffice's Basic that selects all and copies it to the clipboard. */
const macro = `
Sub CopyAll(source, target)
	Dim hidden As New com.sun.star.beans.PropertyValue
	hidden.Name = "Hidden"
	hidden.Value = True
	document = StarDesktop.loadComponentFromURL(source, "_blank", 0, Array(hidden))
	dispatcher = createUnoService("com.sun.star.frame.DispatchHelper")
	dispatcher.executeDispatch(document.CurrentController.Frame, ".uno:SelectAll", "", 0, Array())
	copied = document.CurrentController.getTransferable()
	file = createUnoService("com.sun.star.ucb.SimpleFileAccess").openFileWrite(target)
	For Each flavor In copied.getTransferDataFlavors()
		If flavor.MimeType = "text/html" Then file.writeBytes(copied.getTransferData(flavor))
	Next
	file.closeOutput()
	document.close(True)
	StarDesktop.terminate()
End Sub
`;

readToolOptions("npm run clipboards  copies the samples of documents with LibreOffice");
const profile = await mkdtemp(join(tmpdir(), "libreoffice-"));
const office = (...options: string[]) =>
	run("soffice", ["--headless", `-env:UserInstallation=${pathToFileURL(profile)}`, ...options]);

try {
	// A profile is filled at its first start, over whatever stands in it.
	await office("--terminate_after_init");
	const library = join(profile, "user", "basic", "Standard");
	const index = await readFile(join(library, "script.xlb"), "utf8");
	await writeFile(join(library, "script.xlb"), index.replace("Module1", "Copying"));
	await writeFile(
		join(library, "Copying.xba"),
		`<?xml version="1.0" encoding="UTF-8"?>\n<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Copying" script:language="StarBasic">${macro}</script:module>\n`,
	);
	for (const source of await readdir(folder)) {
		const { name, ext } = parse(source);
		if (!sources.includes(ext)) continue;
		const target = join(profile, `${name}.html`);
		const addresses = [join(folder, source), target].map((path) => `"${pathToFileURL(path)}"`);
		await office(`macro:///Standard.Copying.CopyAll(${addresses.join()})`);
		// The system's clipboard ends a text with a zero, which no browser gives to a page.
		const copied = (await readFile(target, "utf8")).replace(/\0$/, "\n");
		await writeFile(join(folder, `${name}.html`), copied);
		console.log(`${name}.html ${copied.length} characters`);
	}
} finally {
	await rm(profile, { recursive: true, force: true });
}
