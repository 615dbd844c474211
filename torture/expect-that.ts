/** @throws Error with the sentence where it does not hold. */
export function expectThat(holds: boolean, sentence: string): void {
	if (!holds) throw new Error(`Not so: ${sentence}`);
}
