import type { Config } from "@react-router/dev/config";

export default {
	appDirectory: "app",
	buildDirectory: "build",
	ssr: true,
	// The site has a few dozen addresses: one manifest in the page is cheaper than asking for each.
	routeDiscovery: { mode: "initial" },
} satisfies Config;
