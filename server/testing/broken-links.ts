import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const named = /\s(?:href|src|action|srcset)="([^"]*)"/gi;

/** Lists the links of a folder's pages to files, or places within them, that are not there. */
export function brokenLinks(folder: string): string[] {
	const read = readOnce();
	const pages = globSync("**/*.html", { cwd: folder });
	return pages.flatMap((page) => {
		const file = join(folder, page);
		const links = [...read(file).matchAll(named)].flatMap(([, value = ""]) =>
			value.split(/,\s+/).map((link) => link.split(" ")[0]?.replaceAll("&#x26;", "&") ?? ""),
		);
		return links.filter((link) => isBroken(file, link, read)).map((link) => `${page}: ${link}`);
	});
}

function isBroken(file: string, link: string, read: (file: string) => string): boolean {
	if (/^[a-z]+:/.test(link)) return false;
	const [path = "", hash] = link.split("#");
	const target = path === "" ? file : resolve(dirname(file), decodeURIComponent(path));
	if (!existsSync(target)) return true;
	if (statSync(target).isDirectory()) return !link.endsWith("/");
	return hash !== undefined && !read(target).includes(` id="${hash}"`);
}

/** Many links lead to the same page. */
function readOnce(): (file: string) => string {
	const texts = new Map<string, string>();
	return (file) => {
		const text = texts.get(file) ?? readFileSync(file, "utf8");
		texts.set(file, text);
		return text;
	};
}
