import { pixelEvents } from "./analytics-events.ts";
import { addScript, type Tool } from "./tool.ts";

type Command = unknown[];

type Pixel = {
	(...command: Command): void;
	/** Set by Meta's script, which then processes the queue. */
	callMethod?: (...command: Command) => void;
	queue: Command[];
	push: (...command: Command) => void;
	loaded: boolean;
	version: string;
	/** Keeps the script from sending its own event at each navigation. */
	disablePushState: boolean;
};

declare global {
	interface Window {
		fbq?: Pixel;
		_fbq?: Pixel;
	}
}

/** The Meta Pixel, which sends no events of its own. */
export function pixelTool(id: string): Tool {
	let pixel: Pixel | undefined;
	return {
		start() {
			if (pixel === undefined) {
				pixel = openQueue();
				// Keeps the script from reading buttons and forms.
				pixel("set", "autoConfig", false, id);
				pixel("init", id);
				addScript("https://connect.facebook.net/en_US/fbevents.js");
			} else {
				pixel("consent", "grant");
			}
		},
		send(event) {
			const name = pixelEvents[event];
			if (name !== undefined) pixel?.("track", name);
		},
		stop() {
			pixel?.("consent", "revoke");
		},
	};
}

/** Creates the function that Meta's script expects, which queues commands until the script loads. */
function openQueue(): Pixel {
	const record = (...command: Command): void => {
		if (pixel.callMethod === undefined) pixel.queue.push(command);
		else pixel.callMethod(...command);
	};
	const pixel: Pixel = Object.assign(record, {
		queue: [],
		push: record,
		loaded: true,
		version: "2.0",
		disablePushState: true,
	});
	window.fbq = pixel;
	window._fbq = pixel;
	return pixel;
}
