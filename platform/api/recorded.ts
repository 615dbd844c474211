/** What an operation tells the record of what was done, beside its name. Never personal data of guests or readers. */
export type Recorded = {
	/** What it was done to, such as a title. */
	subject?: string;
	details?: Record<string, string | number | boolean>;
	/** The owner's address until now, which is told of what was done, too; it is not recorded. */
	formerAddress?: string;
	/** The operation changed nothing, although it succeeded. */
	isNothing?: boolean;
};

declare module "hono" {
	interface ContextVariableMap {
		recorded: Recorded;
	}
}
