import * as build from "virtual:react-router/server-build";
import { serve } from "@hono/node-server";
import { announce } from "./announcement";
import { stopGracefully } from "./graceful-stop";
import { readEnvironment } from "./platform/environment";
import { refuseToStart } from "./refusal";
import { openSite } from "./site";

try {
	const environment = readEnvironment();
	const site = await openSite({ environment, build, clientFolder: "build/client" });
	const { port, host: hostname } = environment;
	const server = serve({ fetch: site.app.fetch, port, hostname }, () =>
		announce(environment.siteUrl, site.newAccessCode),
	);
	server.once("error", (error) => refuseToStart(error, port));
	stopGracefully(server, site.close, site.log);
} catch (error) {
	refuseToStart(error);
}
