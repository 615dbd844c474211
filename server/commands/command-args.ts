/** The parsed arguments of a command. */
export type CommandArgs = { values: Record<string, unknown>; file: string | undefined };
