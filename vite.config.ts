import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	build: { target: "es2023" },
	// The server's own entry is built together with the pages, so that both share one module graph.
	environments: { ssr: { build: { rollupOptions: { input: "./server/main.ts" } } } },
	server: { watch: { ignored: ["**/data/**", "**/e2e/**"] } },
	clearScreen: false,
});
