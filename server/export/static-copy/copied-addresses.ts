import { slugOf } from "#app/i18n/slug.ts";

/** The addresses of the site's own pages and files, and the file of each in the copy. */
export type CopiedAddresses = ReturnType<typeof copiedAddresses>;

/** The most redirects in a row that are followed. */
const maxMoves = 5;

/** Keeps which address of a site is which file of its copy. */
export function copiedAddresses(siteUrl: string) {
	const { origin } = new URL(siteUrl);
	const files = new Map<string, string>();
	const moved = new Map<string, string>();
	const taken = new Set<string>();

	/** Returns an address of the site as the copy knows it: without origin, language choice and hash. */
	function own(href: string, base: string): string | undefined {
		const url = URL.parse(href, origin + base);
		if (url === null || url.origin !== origin) return undefined;
		url.searchParams.delete("language");
		return url.pathname + url.search;
	}

	/** Chooses the file of a page or of another document; what a query asks for is in its name. */
	function add(address: string, isPage: boolean): string {
		const { pathname, searchParams } = new URL(address, origin);
		const path = pathname.replace(/^\/|\/$/g, "");
		const query = [...searchParams].flat().filter(Boolean).join(" ");
		const asked = query && `_${slugOf(query)}`;
		const nameWith = (number: string) =>
			isPage
				? [path, asked + number, "index.html"].filter(Boolean).join("/")
				: path.replace(/(\.\w+)?$/, `${asked}${number}$1`);
		let file = nameWith("");
		for (let count = 2; taken.has(file); count += 1) file = nameWith(`-${count}`);
		taken.add(file);
		files.set(address, file);
		return file;
	}

	/** Returns the file of an address, or of the one that it leads to. */
	function find(address: string): string | undefined {
		let at = address;
		for (let moves = 0; moves < maxMoves; moves += 1) {
			const file = files.get(at);
			if (file !== undefined) return file;
			at = moved.get(at) ?? at;
		}
		return undefined;
	}

	return {
		own,
		add,
		find,
		move: (from: string, to: string) => void moved.set(from, to),
		has: (address: string) => files.has(address) || moved.has(address),
	};
}

/** Returns how one file of the copy names another. */
export function relativeTo(from: string, to: string): string {
	const [above, below] = [from.split("/").slice(0, -1), to.split("/")];
	let shared = 0;
	while (shared < above.length && shared < below.length - 1 && above[shared] === below[shared]) shared += 1;
	const path = [...above.slice(shared).map(() => ".."), ...below.slice(shared)];
	return path.map(encodeURIComponent).join("/");
}
