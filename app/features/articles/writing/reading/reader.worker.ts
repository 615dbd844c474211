/** The worker in which the editor reads long texts; it is ended if one takes too long. */
import { answerRead, type ReadTask } from "./read-task.ts";

self.onmessage = ({ data }: MessageEvent<ReadTask>) => {
	self.postMessage(answerRead(data, (line) => self.postMessage({ line })));
};
