import type { LockedPackages } from "./installed-modules.ts";

type Property = { name: string; value: string };

/** The parts that are read of a CycloneDX component, as `npm sbom` writes it. */
export type Component = {
	name: string;
	version: string;
	purl: string;
	properties?: Property[];
	licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
};

/** A bill of materials in the form of CycloneDX (https://cyclonedx.org/docs/1.5/json/). */
export type BillOfMaterials = {
	bomFormat: "CycloneDX";
	metadata: { component: { name: string } };
	components: Component[];
};

/** The property that names how a component is delivered. */
const shippedAs = "ensemble:shipped-as";
const installScript = "ensemble:install-script";

/**
 * Names the site, and says of each component whether it stands in the package as a module or is a
 * part of the built files, and whether it has a script that an installation would run.
 */
export function completeBill(
	bill: BillOfMaterials,
	name: string,
	modules: readonly string[],
	locked: LockedPackages,
): BillOfMaterials {
	const shipped = new Set(modules.map((place) => nameAndVersion(place, locked)));
	const withScript = new Set(
		Object.keys(locked)
			.filter((place) => locked[place]?.hasInstallScript)
			.map((place) => nameAndVersion(place, locked)),
	);
	const components = bill.components.map((component) => {
		const key = `${component.name}@${component.version}`;
		const added: Property[] = [
			{ name: shippedAs, value: shipped.has(key) ? "module" : "part of the built files, or not at all" },
			{ name: installScript, value: String(withScript.has(key)) },
		];
		return { ...component, properties: [...(component.properties ?? []), ...added] };
	});
	const component = { ...bill.metadata.component, name };
	return { ...bill, metadata: { ...bill.metadata, component }, components };
}

function nameAndVersion(place: string, locked: LockedPackages): string {
	return `${place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length)}@${locked[place]?.version}`;
}

/** Returns the licence of a component, as it states it. */
export function licenseOf({ licenses = [] }: Component): string {
	const stated = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name);
	return stated.filter((text) => text !== undefined).join(", ") || "not stated";
}

/** Returns the licences of all components, each with those that are under it; then the install scripts. */
export function licenseList({ components }: BillOfMaterials): string {
	const groups = Map.groupBy(components, licenseOf);
	const lists = [...groups].toSorted().map(([license, members]) => {
		const names = members.map(({ name, version }) => `- ${name} ${version}`).toSorted();
		return `## ${license}\n\n${names.join("\n")}\n`;
	});
	const scripts = components.filter(({ properties = [] }) =>
		properties.some(({ name, value }) => name === installScript && value === "true"),
	);
	const named = scripts.map(({ name, version }) => `- ${name} ${version}`).join("\n");
	return `# What the site is made of

${components.length} packages, by their licence. The text of each stands beside it in node_modules/, that of
Node in node/LICENSE. sbom.cdx.json says the same for a program (CycloneDX).

${lists.join("\n")}
## Scripts that an installation would run

${named || "None: no package of the site has one."}
`;
}
