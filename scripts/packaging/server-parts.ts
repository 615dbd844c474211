import { builtinModules } from "node:module";
import type { Plugin } from "vite";

/** The list of modules in the built server, beside the site itself. */
export const modulesFile = "modules.json";
const commandLine = { id: "/server/command-line.ts", fileName: "command.js" };

/** Returns the package that an import names: `@react-email/render` of `@react-email/render/node`. */
export function packageOf(specifier: string): string {
	const [scope = "", name] = specifier.split("/");
	return scope.startsWith("@") ? `${scope}/${name}` : scope;
}

/**
 * Builds the commands beside the site, from the same modules, and lists the packages that the built
 * server still imports: those that have to be installed where it runs.
 */
export function serverParts(): Plugin {
	return {
		name: "server-parts",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "ssr",
		buildStart() {
			this.emitFile({ type: "chunk", ...commandLine });
		},
		generateBundle(_options, bundle) {
			const imports = Object.values(bundle).flatMap((part) =>
				part.type === "chunk" ? [...part.imports, ...part.dynamicImports] : [],
			);
			const external = imports.filter((name) => !(name in bundle) && !isBuiltin(name));
			const names = [...new Set(external.map(packageOf))].toSorted();
			this.emitFile({ type: "asset", fileName: modulesFile, source: JSON.stringify(names) });
		},
	};
}

const isBuiltin = (name: string): boolean => name.startsWith("node:") || builtinModules.includes(name);
