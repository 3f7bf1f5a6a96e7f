import type { TemplateCall } from '@town/contracts/inbox/templates';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A text that staff can insert into an answer. */
@Entity('answer_templates')
export class AnswerTemplateEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  text: string;

  @Column('integer', { default: 1 })
  version: number;

  change({ name, text }: TemplateCall): void {
    this.name = name;
    this.text = text;
    this.version += 1;
  }
}
