import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { type Environment, readEnvironment, unknownVariables } from "#platform/environment.ts";
import { projectFolder } from "#platform/files/project-folder.ts";
import { openLog } from "#platform/log/log.ts";
import { outboxFolder } from "./composition/transports.ts";
import { maxConnections, openServer } from "./listener/http-server.ts";
import { loadAhead, openSite } from "./open-site.ts";
import { endOnCrash, stopGracefully } from "./process/graceful-stop.ts";
import { keepOneTick } from "./process/kept-tick.ts";
import { announcement, logReady, refuseToStart } from "./process/start-messages.ts";
import { waitUntilTold, whenTold } from "./process/told-start.ts";

const clientFolder = join(projectFolder, "build", "client");
let environment: Environment | undefined;

keepOneTick();
try {
	environment = readEnvironment();
	for (const line of unknownVariables()) process.stderr.write(`${line}\n`);
	endOnCrash(openLog(environment.logLevel));
	const { siteUrl, adminUrl, smtpUrl, port, host } = environment;
	// Connections that come at once wait here for their turn; one that finds no room comes back a
	// second later.
	const address = { port, host, backlog: maxConnections };
	const isTold = process.argv.includes(whenTold);
	if (isTold) await loadAhead(environment);
	const told = isTold ? await waitUntilTold(address) : undefined;
	const site = await openSite({ environment, build, clientFolder });
	const server = openServer(site.listener, site.headers, { ...environment, onRefused: site.onRefused });
	server.once("error", (error) => refuseToStart(error, environment));
	const outbox = smtpUrl === undefined ? outboxFolder(environment) : undefined;
	const announce = () => {
		const { name, newAccessCode } = site;
		process.stdout.write(announcement({ name, siteUrl, adminUrl, newAccessCode, outbox }));
		logReady(site, server);
	};
	stopGracefully(server, site);
	if (told === undefined) server.listen(address, announce);
	else await told.listen(server, announce);
} catch (error) {
	await refuseToStart(error, environment);
}
