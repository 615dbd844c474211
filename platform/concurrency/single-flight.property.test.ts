import fc from "fast-check";
import { expect, it } from "vitest";
import { singleFlight } from "./single-flight.ts";

const keys = fc.constantFrom("a", "b", "__proto__");
const steps = fc.array(
	fc.oneof(
		fc.record({ asks: keys }),
		fc.record({ ends: keys, how: fc.constantFrom("well" as const, "badly" as const) }),
	),
	{ maxLength: 40 },
);

it("a single flight does a piece of work once for all callers in the meantime, and again for later ones", async () => {
	await fc.assert(
		fc.asyncProperty(steps, async (happened) => {
			const flight = singleFlight<number>();
			const open = new Map<string, { work: PromiseWithResolvers<number>; number: number }>();
			const answers: Promise<unknown>[] = [];
			const expected: { number: number; how?: "well" | "badly" }[] = [];
			const byWork = new Map<number, { number: number; how?: "well" | "badly" }>();
			let works = 0;
			for (const step of happened) {
				if ("asks" in step) {
					const answer = flight(step.asks, () => {
						works += 1;
						const work = Promise.withResolvers<number>();
						open.set(step.asks, { work, number: works });
						byWork.set(works, { number: works });
						return work.promise;
					});
					answers.push(answer.catch((error: unknown) => String(error)));
					expected.push(byWork.get(open.get(step.asks)?.number ?? 0) ?? { number: -1 });
					continue;
				}
				const ending = open.get(step.ends);
				if (ending === undefined) continue;
				open.delete(step.ends);
				Object.assign(byWork.get(ending.number) ?? {}, { how: step.how });
				if (step.how === "well") ending.work.resolve(ending.number);
				else ending.work.reject(new Error(String(ending.number)));
				await new Promise((resolve) => setImmediate(resolve));
			}
			for (const { work, number } of open.values()) {
				Object.assign(byWork.get(number) ?? {}, { how: "well" });
				work.resolve(number);
			}
			expect(await Promise.all(answers)).toEqual(
				expected.map(({ number, how }) => (how === "badly" ? `Error: ${number}` : number)),
			);
		}),
	);
});
