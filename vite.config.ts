import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild, command }) => ({
	plugins: [tailwindcss(), reactRouter()],
	build: {
		// The server's own entry is built together with the pages, so that both share one module graph.
		...(isSsrBuild ? { rollupOptions: { input: "./server/main.ts" } } : {}),
		target: "es2022",
		sourcemap: false,
	},
	server: { watch: { ignored: ["**/data/**", "**/e2e/**"] } },
	clearScreen: false,
	...(command === "build" ? { logLevel: "warn" as const } : {}),
}));
