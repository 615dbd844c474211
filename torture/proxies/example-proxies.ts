import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The name that the examples of `deploy/` give the site; the one that leads on to it. */
export const siteName = "www.example.com";
export const otherName = "example.com";
/** The name that joins it where the content area has an origin of its own. */
export const officeName = "office.example.com";

/** Values of the examples that a trial replaces by those of this machine. */
export type Machine = {
	httpPort: number;
	httpsPort: number;
	/** Host and port of the site's processes, which may stand on several machines. */
	sites: readonly string[];
	certificate: string;
	key: string;
	/** A folder that the proxy may write to. */
	folder: string;
};

/** A proxy that `deploy/` has an example for. */
export type ExampleProxy = {
	name: string;
	/** The command that prints its version, and shows that it is installed. */
	version: string[];
	/** Returns the proxy's configuration: the example, for this machine. */
	configuration(machine: Machine): string;
	/**
	 * Returns the arguments that check a configuration file; those of `start` run the proxy with it, in the
	 * foreground.
	 */
	check(file: string): string[];
	start(file: string): string[];
};

const example = (name: string) => readFileSync(join("deploy", name), "utf8");

/**
 * Replaces parts of an example of `deploy/`.
 * @throws Error where it does not hold what is to be replaced.
 */
export function replaced(text: string, replacements: readonly (readonly [string, string])[]): string {
	return replacements.reduce((before, [from, to]) => {
		if (!before.includes(from)) throw new Error(`There is no ${from} in the example.`);
		return before.replaceAll(from, to);
	}, text);
}

/** Returns nginx's main file in place of Debian's own, compressing as that does. */
const nginxAround = (folder: string, site: string) => `daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 768; }
http {
	access_log ${folder}/access.log;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((what) => `	${what}_temp_path ${folder}/${what};`).join("\n")}
	gzip on;
${site}
}
`;

export const exampleProxies: readonly ExampleProxy[] = [
	{
		name: "nginx",
		version: ["nginx", "-v"],
		configuration: ({ httpPort, httpsPort, sites, certificate, key, folder }) =>
			nginxAround(
				folder,
				replaced(example("nginx.conf"), [
					[`server_name ${siteName};`, `server_name ${siteName} ${officeName};`],
					["listen 80;", `listen ${httpPort};`],
					["listen [::]:80;", `listen [::]:${httpPort};`],
					["listen 443 ", `listen ${httpsPort} `],
					["listen [::]:443 ", `listen [::]:${httpsPort} `],
					["server 127.0.0.1:3000;", sites.map((site) => `server ${site};`).join("\n\t")],
					[`/etc/letsencrypt/live/${siteName}/fullchain.pem`, certificate],
					[`/etc/letsencrypt/live/${siteName}/privkey.pem`, key],
				]),
			),
		check: (file) => ["nginx", "-t", "-c", file],
		start: (file) => ["nginx", "-c", file],
	},
	{
		name: "Caddy",
		version: ["caddy", "version"],
		configuration: ({ httpPort, httpsPort, sites, certificate, key, folder }) => {
			const site = `{$SITE_DOMAIN:${siteName}} {`;
			const text = replaced(example("Caddyfile"), [
				["127.0.0.1:3000", sites.join(" ")],
				[`\n${site}`, `\n{$SITE_DOMAIN:${siteName}}, ${officeName} {\n\ttls ${certificate} ${key}`],
			]);
			return `{
	admin off
	storage file_system ${folder}
	http_port ${httpPort}
	https_port ${httpsPort}
}
${text}`;
		},
		check: (file) => ["caddy", "validate", "--adapter", "caddyfile", "--config", file],
		start: (file) => ["caddy", "run", "--adapter", "caddyfile", "--config", file],
	},
];
