import { createServer } from "vite";

/**
 * Runs `work` with a module of the server, loaded from its source: scripts run in plain Node, which
 * does not resolve the imports of bundled code. `path` starts at the project's folder, such as
 * `/server/commands/seed.ts`.
 */
export async function withServerModule<Module, Result>(
	path: string,
	work: (module: Module) => Promise<Result>,
): Promise<Result> {
	const vite = await createServer({
		configFile: false,
		server: { middlewareMode: true, watch: null },
		appType: "custom",
		logLevel: "warn",
	});
	try {
		return await work((await vite.ssrLoadModule(path)) as Module);
	} finally {
		await vite.close();
	}
}
