// What React notes of each element for a debugger to show takes a fifth of the time of all screens:
// the task in which it was made, asked of the console when React is loaded, and the stack, of which
// it keeps so many a second.
Object.defineProperty(console, "createTask", { value: undefined });
const { default: react } = await import("react");
const internals: unknown = Reflect.get(
	react,
	"__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
);
if (typeof internals === "object" && internals !== null) {
	Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
		get: () => Number.POSITIVE_INFINITY,
		set: () => undefined,
		configurable: true,
	});
}

// A module, which may wait for React.
export {};
