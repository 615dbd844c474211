import { useEffect, useState } from "react";

/** A value once it has stayed the same for `settleMs`: what is typed is asked for when the typing pauses. */
export function useSettled<Value>(value: Value, settleMs: number): Value {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), settleMs);
		return () => clearTimeout(timer);
	}, [value, settleMs]);
	return settled;
}
