/** The details of an operation for the record, beside its name. Never personal data of guests or readers. */
export type Recorded = {
	/** The thing that it was done to, such as a title. */
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
