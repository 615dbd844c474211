import { isContentArea } from "#app/metadata/public-pages.ts";
import type { ExportFolder } from "#server/export/folder/export-folder.ts";
import type { Progress } from "#server/export/folder/export-progress.ts";
import { copiedAddresses } from "./copied-addresses.ts";
import { brokenFrom, copiedFiles } from "./copied-files.ts";
import { attribute, elementsOf, parsePage } from "./page-tree.ts";
import { rewritePage } from "./rewrite-page.ts";
import { styleSheets } from "./style-sheets.ts";

type Request = (path: string) => Promise<Response>;

type Parts = {
	folder: ExportFolder;
	/** Asks the site in this process. */
	request: Request;
	/** The address of the copied site. */
	siteUrl: string;
	/** The paths to begin with, in each language. */
	listPaths(): Promise<string[]>;
	/** The browser's built files. */
	clientFolder: string;
	onProgress: Progress;
	/** Told of what does not open on the site itself, and is not in the copy. */
	onMissed(address: string, status: number): void;
};

/** The folder of the copy within the export. */
const copyFolder = "site";

/**
 * Copies every public page so that it opens from a disk: links are relative, styles, typefaces and
 * pictures are beside, scripts are left out. @returns how many pages there are.
 */
export async function writeStaticCopy(parts: Parts): Promise<number> {
	const { folder, siteUrl, onProgress } = parts;
	const addresses = copiedAddresses(siteUrl);
	const inCopy = (file: string) => `${copyFolder}/${file}`;
	const pages = await copyPages(parts, addresses, inCopy);
	const write = (file: string, contents: string | Uint8Array) => folder.write(inCopy(file), contents);
	const files = copiedFiles({ ...parts, write });
	const styles = styleSheets({ write, files });
	for (const [place, [address, file]] of pages.entries()) {
		const html = await folder.readText(inCopy(file));
		await folder.write(
			inCopy(file),
			await rewritePage(html, { address, file, siteUrl, addresses, files, styles }),
		);
		onProgress("pages of the copy", place + 1);
	}
	return pages.length;
}

/** Writes each page as it is served, and what its links lead to, so that it is known where links lead. */
async function copyPages(
	{ folder, request, listPaths, onProgress, onMissed }: Parts,
	addresses: ReturnType<typeof copiedAddresses>,
	inCopy: (file: string) => string,
): Promise<[address: string, file: string][]> {
	const pages: [string, string][] = [];
	const seen = new Set(await listPaths());
	const waiting = [...seen];

	function follow(href: string, base: string): void {
		const address = addresses.own(href, base);
		if (address === undefined || seen.has(address) || isContentArea(address)) return;
		seen.add(address);
		waiting.push(address);
	}

	for (const address of waiting) {
		const answer = await request(address);
		const target = answer.headers.get("Location");
		const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
		if (target !== null) {
			const to = addresses.own(target, address);
			if (to !== undefined) addresses.move(address, to);
			follow(target, address);
		} else if (answer.status === 200) {
			const bytes = new Uint8Array(await answer.arrayBuffer());
			const file = addresses.add(address, isPage);
			await folder.write(inCopy(file), bytes);
			if (!isPage) continue;
			pages.push([address, file]);
			for (const href of linksIn(new TextDecoder().decode(bytes))) follow(href, address);
			onProgress("pages found", pages.length);
		} else if (answer.status >= brokenFrom) onMissed(address, answer.status);
	}
	return pages;
}

function linksIn(html: string): string[] {
	const links = elementsOf(parsePage(html)).filter(({ tagName }) => tagName === "a");
	return links.flatMap((link) => attribute(link, "href") ?? []);
}
