import { useState } from "react";

/** Where this device remembers that signs are to stay as they are typed. */
const key = "editor_typography";

/** Whether typed signs are given the typography of their language: remembered on this device. */
export function useTypography(): [wanted: boolean, want: (wanted: boolean) => void] {
	const [wanted, setWanted] = useState(() => localStorage.getItem(key) !== "off");
	return [
		wanted,
		(next) => {
			setWanted(next);
			if (next) localStorage.removeItem(key);
			else localStorage.setItem(key, "off");
		},
	];
}
