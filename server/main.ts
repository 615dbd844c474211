import * as build from "virtual:react-router/server-build";
import { announce } from "./announcement";
import { endOnCrash, stopGracefully } from "./graceful-stop";
import { openServer } from "./http/open-server";
import { outboxFolder } from "./mailing";
import { readEnvironment } from "./platform/environment";
import { openLog } from "./platform/log";
import { refuseToStart } from "./refusal";
import { openSite } from "./site";

try {
	const environment = readEnvironment();
	endOnCrash(openLog(environment.logLevel));
	const site = await openSite({ environment, build, clientFolder: "build/client" });
	const server = openServer(site.listener, site.headers, environment);
	server.once("error", (error) => refuseToStart(error, environment.port));
	const { siteUrl, smtpUrl, port, host } = environment;
	const outbox = smtpUrl === undefined ? outboxFolder(environment) : undefined;
	server.listen(port, host, () => announce({ siteUrl, newAccessCode: site.newAccessCode, outbox }));
	stopGracefully(server, site);
} catch (error) {
	refuseToStart(error);
}
