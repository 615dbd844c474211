import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, isSignedOut } from "#app/api-client/api-error.ts";
import { apiRequest } from "#app/api-client/client.ts";
import { hostListPath } from "./host-list.ts";

/** Ticks by a guest's id: no name is stored on the device. */
type Ticks = Readonly<Record<string, boolean>>;

const storageKey = "evening-ticks";
/** Ticks are sent again so often while there is no network. */
const retryMs = 10_000;

function readTicks(): Ticks {
	try {
		return JSON.parse(localStorage.getItem(storageKey) ?? "{}") as Ticks;
	} catch {
		return {};
	}
}

function storeTicks(ticks: Ticks): void {
	if (Object.keys(ticks).length === 0) localStorage.removeItem(storageKey);
	else localStorage.setItem(storageKey, JSON.stringify(ticks));
}

/** Keeps ticks on the device until the server has them, also over a reload. */
export function useArrivals() {
	const queries = useQueryClient();
	const [waiting, setWaiting] = useState<Ticks>(readTicks);
	const isSending = useRef(false);

	const keep = useCallback((change: (ticks: Ticks) => Ticks) => {
		const next = change(readTicks());
		storeTicks(next);
		setWaiting(next);
	}, []);

	const send = useCallback(async () => {
		if (isSending.current) return;
		isSending.current = true;
		try {
			for (let next = Object.entries(readTicks())[0]; next; next = Object.entries(readTicks())[0]) {
				const [id, isHere] = next;
				if (!(await isTaken(id, isHere))) return;
				await queries.invalidateQueries({ queryKey: [hostListPath] });
				// A tick that was set anew meanwhile goes next.
				keep((ticks) => (ticks[id] === isHere ? without(ticks, id) : ticks));
			}
		} finally {
			isSending.current = false;
		}
	}, [keep, queries]);

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
async function isTaken(id: string, isHere: boolean): Promise<boolean> {
	try {
		await apiRequest("PUT", `${hostListPath}/${id}`, { isHere });
		return true;
	} catch (error) {
		// A guest who is no longer on the list cannot be ticked: that is over.
		return error instanceof ApiError && !isSignedOut(error) && error.status >= 400 && error.status < 500;
	}
}

function without(ticks: Ticks, id: string): Ticks {
	return Object.fromEntries(Object.entries(ticks).filter(([one]) => one !== id));
}
