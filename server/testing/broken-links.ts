import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const named = /\s(?:href|src|action|srcset)="([^"]*)"/gi;

/** Lists the links of a folder's pages to files, or places within them, that are not there. */
export function brokenLinks(folder: string): string[] {
	const pages = globSync("**/*.html", { cwd: folder });
	return pages.flatMap((page) => {
		const file = join(folder, page);
		const links = [...readFileSync(file, "utf8").matchAll(named)].flatMap(([, value = ""]) =>
			value.split(/,\s+/).map((link) => link.split(" ")[0]?.replaceAll("&#x26;", "&") ?? ""),
		);
		return links.filter((link) => isBroken(file, link)).map((link) => `${page}: ${link}`);
	});
}

function isBroken(file: string, link: string): boolean {
	if (/^[a-z]+:/.test(link)) return false;
	const [path = "", hash] = link.split("#");
	const target = path === "" ? file : resolve(dirname(file), decodeURIComponent(path));
	if (!existsSync(target)) return true;
	if (statSync(target).isDirectory()) return !link.endsWith("/");
	return hash !== undefined && !readFileSync(target, "utf8").includes(` id="${hash}"`);
}
