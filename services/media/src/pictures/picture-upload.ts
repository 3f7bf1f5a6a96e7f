import {
  BadRequestException,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  PayloadTooLargeException,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { pictureMaxBytes } from '@town/contracts/pictures/limits';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { finalize, type Observable } from 'rxjs';
import { PicturePlaces } from '../processing/picture-places.js';

const form = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: pictureMaxBytes, files: 1, fields: 5, parts: 6, fieldSize: 10_000 },
}).single('file');

/** Parses the form of an upload, after a free place was taken. */
@Injectable()
export class PictureUpload implements NestInterceptor {
  constructor(private readonly places: PicturePlaces) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (!request.is('multipart/form-data')) {
      throw new UnsupportedMediaTypeException('The body must be a form (multipart/form-data)');
    }
    const giveBack = this.places.take();
    try {
      await readForm(request, http.getResponse<Response>());
      if (!request.file) {
        throw new ValidationProblem([{ path: 'file', message: 'Please choose a picture' }]);
      }
      return next.handle().pipe(finalize(giveBack));
    } catch (error) {
      giveBack();
      throw error;
    }
  }
}

function readForm(request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    // An aborted upload must release its place.
    response.once('close', () => reject(new BadRequestException('The upload has broken off')));
    form(request, response, (error: unknown) => {
      if (error) reject(formProblem(error));
      else resolve();
    });
  });
}

function formProblem(error: unknown): Error {
  const code = error instanceof MulterError ? error.code : undefined;
  if (code === 'LIMIT_FILE_SIZE') {
    const most = pictureMaxBytes / 1024 / 1024;
    return new PayloadTooLargeException(`A picture may have at most ${most} MB.`);
  }
  return new BadRequestException(
    code === 'LIMIT_UNEXPECTED_FILE' || code === 'LIMIT_FILE_COUNT'
      ? 'Send one picture, in the field "file"'
      : 'The form could not be read',
  );
}
