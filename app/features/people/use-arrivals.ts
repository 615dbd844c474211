import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, isSignedOut } from "#app/api-client/api-error.ts";
import { apiRequest } from "#app/api-client/client.ts";

/** Ticks by a guest's id: no name is stored on the device. */
type Ticks = Readonly<Record<string, boolean>>;

/** The key of the ticks of a list in the storage of the device. */
const storageKey = (list: string) => `ticks ${list}`;
/** Interval of reading what others ticked; without network the list stays as it was. */
export const readEveryMs = 30_000;
/** Ticks are sent again so often while there is no network. */
const retryMs = 10_000;

function readTicks(list: string): Ticks {
	try {
		return JSON.parse(localStorage.getItem(storageKey(list)) ?? "{}") as Ticks;
	} catch {
		return {};
	}
}

function storeTicks(list: string, ticks: Ticks): void {
	if (Object.keys(ticks).length === 0) localStorage.removeItem(storageKey(list));
	else localStorage.setItem(storageKey(list), JSON.stringify(ticks));
}

/** Keeps the ticks of a list, by its address, on the device until the server has them, also over a reload. */
export function useArrivals(list: string) {
	const queries = useQueryClient();
	const [waiting, setWaiting] = useState<Ticks>(() => readTicks(list));
	const isSending = useRef(false);

	const keep = useCallback(
		(change: (ticks: Ticks) => Ticks) => {
			const next = change(readTicks(list));
			storeTicks(list, next);
			setWaiting(next);
		},
		[list],
	);

	const send = useCallback(async () => {
		if (isSending.current) return;
		isSending.current = true;
		try {
			const firstTick = () => Object.entries(readTicks(list))[0];
			for (let next = firstTick(); next; next = firstTick()) {
				const [id, isHere] = next;
				if (!(await isTaken(`${list}/${id}`, isHere))) return;
				await queries.invalidateQueries({ queryKey: [list] });
				// A tick that was set anew meanwhile goes next.
				keep((ticks) => (ticks[id] === isHere ? without(ticks, id) : ticks));
			}
		} finally {
			isSending.current = false;
		}
	}, [keep, list, queries]);

	useEffect(() => {
		void send();
		const again = () => void send();
		const timer = setInterval(again, retryMs);
		window.addEventListener("online", again);
		return () => {
			clearInterval(timer);
			window.removeEventListener("online", again);
		};
	}, [send]);

	const tick = useCallback(
		(id: string, isHere: boolean) => {
			keep((ticks) => ({ ...ticks, [id]: isHere }));
			void send();
		},
		[keep, send],
	);

	return { waiting, tick };
}

/** Sends a tick. @returns false where it must be sent again: no network, or a server that is away. */
async function isTaken(path: string, isHere: boolean): Promise<boolean> {
	try {
		await apiRequest("PUT", path, { isHere });
		return true;
	} catch (error) {
		// A guest who is no longer on the list cannot be ticked: that is over.
		return error instanceof ApiError && !isSignedOut(error) && error.status >= 400 && error.status < 500;
	}
}

function without(ticks: Ticks, id: string): Ticks {
	return Object.fromEntries(Object.entries(ticks).filter(([one]) => one !== id));
}
