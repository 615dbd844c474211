/** The lock file's entry of a package, such as `node_modules/sharp`. */
export type LockedPackage = {
	version?: string;
	license?: string;
	hasInstallScript?: boolean;
	dependencies?: Record<string, string>;
	optionalDependencies?: Record<string, string>;
	peerDependencies?: Record<string, string>;
	peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

export type LockedPackages = Record<string, LockedPackage>;

const folder = "node_modules/";

/**
 * Returns the packages needed to run some: these and all their dependencies, each at the place
 * where Node finds it. An optional one counts if `isThere` says so.
 * @throws Error for one that is needed and missing in the lock file.
 */
export function installedModules(
	names: readonly string[],
	locked: LockedPackages,
	isThere: (place: string) => boolean,
): string[] {
	const found = new Set<string>();

	function add(name: string, from: string, isOptional: boolean): void {
		const place = placeOf(name, from, locked);
		if (place === undefined || !isThere(place)) {
			if (isOptional) return;
			throw new Error(`${name}, which ${from || "the site"} needs, is not installed.`);
		}
		if (found.has(place)) return;
		found.add(place);
		const needed = locked[place] ?? {};
		for (const other of Object.keys(needed.dependencies ?? {})) add(other, place, false);
		for (const other of Object.keys(needed.optionalDependencies ?? {})) add(other, place, true);
		for (const other of Object.keys(needed.peerDependencies ?? {})) {
			if (needed.peerDependenciesMeta?.[other]?.optional !== true) add(other, place, true);
		}
	}

	for (const name of names) add(name, "", false);
	return [...found].toSorted();
}

/** Finds a package as Node does: in the one that asks for it, then in each that this one stands in. */
function placeOf(name: string, from: string, locked: LockedPackages): string | undefined {
	const holders = from === "" ? [] : from.split(`/${folder}`);
	for (let depth = holders.length; depth >= 0; depth -= 1) {
		const holder = holders.slice(0, depth).join(`/${folder}`);
		const place = holder === "" ? folder + name : `${holder}/${folder}${name}`;
		if (locked[place] !== undefined) return place;
	}
	return undefined;
}
