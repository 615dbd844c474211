import { expect, it } from "vitest";
import { type BillOfMaterials, completeBill, licenseList, licenseOf } from "./bill-of-materials.ts";

const component = (name: string, license?: string) => ({
	name,
	version: "1.0.0",
	purl: `pkg:npm/${name}@1.0.0`,
	...(license && { licenses: [{ license: { id: license } }] }),
});

const bill: BillOfMaterials = {
	bomFormat: "CycloneDX",
	metadata: { component: { name: "folder" } },
	components: [component("react", "MIT"), component("satori", "MPL-2.0"), component("@img/lib")],
};

const locked = {
	"node_modules/react": { version: "1.0.0" },
	"node_modules/satori": { version: "1.0.0", hasInstallScript: true },
	"node_modules/satori/node_modules/react": { version: "2.0.0" },
};

function propertiesOf(name: string, modules: string[]) {
	const completed = completeBill(bill, "ensemble", modules, locked);
	const found = completed.components.find((one) => one.name === name);
	return Object.fromEntries((found?.properties ?? []).map((property) => [property.name, property.value]));
}

it("the bill of materials names the site, not the folder it was built in", () => {
	expect(completeBill(bill, "ensemble", [], locked).metadata.component.name).toBe("ensemble");
	expect(bill.metadata.component.name).toBe("folder");
});

it("the bill of materials tells a module from a part of the built files, by name and version", () => {
	expect(propertiesOf("react", ["node_modules/react"])["ensemble:shipped-as"]).toBe("module");
	const other = propertiesOf("react", ["node_modules/satori/node_modules/react"]);
	expect(other["ensemble:shipped-as"]).not.toBe("module");
});

it("the bill of materials says which packages have a script that an installation would run", () => {
	expect(propertiesOf("satori", [])["ensemble:install-script"]).toBe("true");
	expect(propertiesOf("react", [])["ensemble:install-script"]).toBe("false");
	expect(licenseList(completeBill(bill, "ensemble", [], locked))).toMatch(
		/Scripts that an installation would run\n\n- satori 1\.0\.0/,
	);
	expect(licenseList(bill)).toContain("None: no package of the site has one.");
});

it("the bill of materials lists every package once, under its licence", () => {
	const list = licenseList(bill);
	expect(list).toContain("## MIT\n\n- react 1.0.0\n");
	expect(list).toContain("## MPL-2.0\n\n- satori 1.0.0\n");
	expect(list).toContain("## not stated\n\n- @img/lib 1.0.0\n");
	expect(list.match(/^- /gm)).toHaveLength(3);
});

it("the bill of materials reads a licence in each way that it can be stated", () => {
	expect(licenseOf({ ...component("a"), licenses: [{ expression: "(MIT OR Apache-2.0)" }] })).toBe(
		"(MIT OR Apache-2.0)",
	);
	expect(licenseOf({ ...component("a"), licenses: [{ license: { name: "Custom" } }] })).toBe("Custom");
});
