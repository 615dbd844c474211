import type { Config } from "@react-router/dev/config";
import { discoveryPath } from "./app/document/route-discovery.ts";

export default {
	appDirectory: "app",
	buildDirectory: "build",
	ssr: true,
	// A page names the routes of its own links once it runs: no public page carries the content
	// area's.
	routeDiscovery: { mode: "lazy", manifestPath: discoveryPath },
} satisfies Config;
