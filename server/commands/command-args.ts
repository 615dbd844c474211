/** What was typed behind a command, read by its options. */
export type CommandArgs = { values: Record<string, unknown>; file: string | undefined };
